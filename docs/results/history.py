#!/usr/bin/env python3
"""Fills a database with 10,000 people and 100,000 finished games and measures what a profile and "My tables" cost at the server.

    docs/results/history.py target/debug/syrtis [postgres://USER:PASSWORD@HOST/NAME]

Without an address it measures SQLite in a temporary folder; a Postgres must be empty and needs `psql`. It prints the answer times of the ten busiest
people, each asked thirty times over one connection, and the plans of the queries behind them."""

import csv, hashlib, http.client, json, pathlib, random, re, sqlite3, statistics, subprocess, sys, tempfile, time

PEOPLE, GAMES, SEATS, TIMES = 10_000, 100_000, 4, 30
PORT = 18_923
ROOT = pathlib.Path(__file__).resolve().parents[2]
binary, postgres = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
folder = pathlib.Path(tempfile.mkdtemp(prefix="syrtis-history-"))


def serve():
    more = ["--database", postgres] if postgres else []
    listen = ["--listen", f"127.0.0.1:{PORT}", "--data", str(folder), "--log-level", "warn", "--requests", "100000"]
    server = subprocess.Popen([binary, "serve", *listen, *more], stdout=subprocess.DEVNULL)
    while True:
        try:
            return server, ask(connect(), "GET", "/api/v1/about")[1]
        except OSError:
            time.sleep(0.1)


def connect():
    return http.client.HTTPConnection("127.0.0.1", PORT)


def ask(line, method, path, cookie="", body=None):
    headers = {"cookie": cookie, "content-type": "application/json"}
    line.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = line.getresponse()
    text = answer.read()
    assert answer.status < 300, (path, answer.status, text)
    return answer, text


def secret(number):
    return hashlib.sha256(f"history {number}".encode()).hexdigest()


# One table of the server's own making is the pattern of all.
server, _ = serve()
line = connect()
cookie = ask(line, "POST", "/api/v1/me", body={"name": "Pattern"})[0].headers["set-cookie"].split(";")[0]
ask(line, "POST", "/api/v1/tables", cookie, {"game": "redplanet", "options": {"players": SEATS}, "setup": {"access": "invited"}})
server.terminate()
server.wait()

chance = random.Random(1)
# Some play all day and many now and then.
weights = [1 / (rank + 20) for rank in range(PEOPLE)]
games = [chance.choices(range(PEOPLE), weights, k=SEATS + 4) for _ in range(GAMES)]
pieces = [f"redplanet-character-{word}" for word in "abcdefghijklm"]
now = int(time.time() * 1000)
rows = {name: [] for name in ["guests", "devices", "made", "sittings", "results", "played", "tallies", "kept", "met"]}
tallies, kept, met, count = {}, {}, {}, [0] * PEOPLE
for person in range(PEOPLE):
    digest = hashlib.sha256(secret(person).encode()).hexdigest()
    rows["guests"].append((f"g{person}", digest, f"Person {person}", now))
    rows["devices"].append((f"d{person}", f"g{person}", digest, "Firefox", now, now))
for game, drawn in enumerate(games):
    people, table, at = list(dict.fromkeys(drawn))[:SEATS], f"table{game:07}", now - (GAMES - game) * 60_000
    scores = [chance.randrange(20, 90) for _ in people]
    order = sorted(range(len(people)), key=lambda seat: -scores[seat])
    seats = [{"seat": seat, "score": scores[seat], "place": order.index(seat) + 1, "won": order[0] == seat} for seat in range(len(people))]
    used = [{"seat": seat, "kind": "character", "name": chance.choice(pieces), "times": 2} for seat in range(len(people)) for _ in range(3)]
    result = {"variant": "usual", "players": SEATS, "together": False, "recorded": False, "company": "people", "counts": True,
              "rounds": 10, "seats": seats, "kept": used, "ended": at}
    rows["made"].append((table, at, json.dumps([{"seat": seat, "name": f"Person {who}"} for seat, who in enumerate(people)]), f"g{people[0]}"))
    rows["results"].append((table, "redplanet", at, json.dumps(result)))
    for seat, who in enumerate(people):
        guest, won, score = f"g{who}", int(order[0] == seat), scores[seat]
        count[who] += 1
        rows["sittings"].append((guest, table, at))
        rows["played"].append((guest, table, seat, "redplanet", "usual", SEATS, "people", score, order.index(seat) + 1, 1, won, 1, at))
        one = tallies.setdefault(guest, [0, 0, 0, -1, ""])
        one[0], one[1], one[2] = one[0] + 1, one[1] + won, one[2] + score
        if score > one[3]:
            one[3:] = score, table
        for piece in (piece["name"] for piece in used if piece["seat"] == seat):
            one = kept.setdefault((guest, piece), [0, 0])
            one[0], one[1] = one[0] + 1, one[1] + won
        for other in people:
            if other != who:
                one = met.setdefault((guest, f"g{other}"), [0, 0])
                one[:] = one[0] + 1, at
rows["tallies"] = [(guest, "redplanet", "usual", SEATS, "people", 0, n, n, won, score, best, table)
                   for guest, (n, won, score, best, table) in tallies.items()]
rows["kept"] = [(guest, "redplanet", "usual", SEATS, "character", piece, 0, n, 2 * n, won, 80) for (guest, piece), (n, won) in kept.items()]
rows["met"] = [(*pair, n, last) for pair, (n, last) in met.items()]

COLUMNS = {
    "guests": "id, secret, name, created",
    "devices": "id, guest, secret, name, created, seen",
    "made": "id, created, places, host",
    "sittings": "guest, table_id, created",
    "results": "table_id, game, ended, result",
    "played": "guest, table_id, seat, game, variant, players, company, score, place, decided, won, counts, ended",
    "tallies": "guest, game, variant, players, company, together, games, decided, won, score, best, best_table",
    "kept": "guest, game, variant, players, kind, name, whole, games, times, won, best",
    "met": "guest, other, games, last",
}
OTHERS = "game, version, options, seed, seed_chosen, setup, invite, origin, secret_seed, lesson"
TABLES = f"""INSERT INTO tables (id, created, changed, places, host, status, {OTHERS})
    SELECT made.id, made.created, made.created, made.places, made.host, 'over', {', '.join('one.' + name for name in OTHERS.split(', '))}
    FROM made, (SELECT * FROM tables WHERE status = 'waiting' LIMIT 1) AS one"""


def psql(sql):
    told = subprocess.run(["psql", postgres, "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", sql], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return told.stdout


order = [name for name in rows if name != "made"]
if postgres:
    psql("CREATE TABLE made (id TEXT, created BIGINT, places TEXT, host TEXT)")
    for name in ["made", *order]:
        file = folder / f"{name}.csv"
        with file.open("w", newline="") as out:
            writer = csv.writer(out)
            for row in rows[name]:
                at = COLUMNS[name].split(", ").index("secret") if "secret" in COLUMNS[name].split(", ") else None
                writer.writerow(["\\x" + value if place == at else value for place, value in enumerate(row)])
        if name == order[0]:
            psql(TABLES)
        psql(f"\\copy {name} ({COLUMNS[name]}) FROM '{file}' CSV")
        file.unlink()
    psql("DROP TABLE made")
    psql("ANALYZE")
else:
    database = sqlite3.connect(folder / "syrtis.db")
    database.execute("CREATE TEMP TABLE made (id, created, places, host)")
    for name in ["made", *order]:
        names = COLUMNS[name].split(", ")
        places = ", ".join("unhex(?)" if column == "secret" and sqlite3.sqlite_version_info >= (3, 41) else "?" for column in names)
        given = rows[name]
        if "secret" in names and "unhex" not in places:
            at = names.index("secret")
            given = [(*row[:at], bytes.fromhex(row[at]), *row[at + 1:]) for row in given]
        database.executemany(f"INSERT INTO {name} ({COLUMNS[name]}) VALUES ({places})", given)
        if name == "made":
            database.execute(TABLES)
    database.commit()
    database.close()
print(f"{PEOPLE} people, {GAMES} games, {len(rows['played'])} seats; the busiest has {max(count)} games")

server, _ = serve()
line = connect()
busiest = sorted(range(PEOPLE), key=lambda who: -count[who])[:10]
for name, path in [("profile", "/api/v1/people/g{}"), ("my tables", "/api/v1/me/tables")]:
    times, size = [], 0
    for who in busiest:
        for _ in range(TIMES):
            began = time.perf_counter()
            size = len(ask(line, "GET", path.format(who), f"syrtis={secret(who)}")[1])
            times.append((time.perf_counter() - began) * 1000)
    times.sort()
    print(f"{name}: median {statistics.median(times):.1f} ms, 99 of 100 below {times[len(times) * 99 // 100]:.1f} ms, {size} bytes")
server.terminate()
server.wait()

QUERIES = {"results": ["TALLIES", "FAVOURITES", "GOALS", "LATEST", "WINS", "COMPANIONS", "RESULTS_OF"], "tables": ["OF_GUEST"], "guests": ["SIGNED_IN"]}
for file, names in QUERIES.items():
    source = (ROOT / f"crates/server/src/store/{file}.rs").read_text()
    for name in names:
        sql = re.search(rf'const {name}: &str =\s*"((?:[^"\\]|\\.)*)"', source, re.DOTALL).group(1)
        sql = re.sub(r"\\\n\s*", "", sql)
        print(f"{name}: {sql}")
        hashed = hashlib.sha256(secret(busiest[0]).encode()).hexdigest()
        if postgres:
            sql = sql.replace("$1", f"'\\x{hashed}'" if name == "SIGNED_IN" else f"'g{busiest[0]}'").replace("$2", "100")
            print(psql(f"EXPLAIN {sql}"))
        else:
            database = sqlite3.connect(folder / "syrtis.db")
            for step in database.execute(f"EXPLAIN QUERY PLAN {re.sub('[$][0-9]', '?', sql)}", ["x"] * len(re.findall("[$][0-9]", sql))):
                print("   ", step[3])
subprocess.run(["rm", "-r", str(folder)], check=True)
