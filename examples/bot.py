#!/usr/bin/env python3
"""Plays a whole game on a Syrtis server at random. Needs: pip install websockets

    python3 examples/bot.py [http://127.0.0.1:8080] [redplanet]
"""
import json, random, sys, time, urllib.request
from websockets.sync.client import connect

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "redplanet"
cookie = ""


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(BASE + path, data, headers)) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").split(";")[0]


_, cookie = ask("/api/v1/me", {"name": "Python"})  # the cookie holds the seat
game, _ = ask(f"/api/v1/games/{GAME}")
seats = ask(f"/api/v1/games/{GAME}/check", {"options": game["defaults"]})[0]["seats"]
wishes = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (seats - 1)
table, _ = ask("/api/v1/tables", {"game": GAME, "seats": wishes})

url = BASE.replace("http", "ws", 1) + f"/api/v1/tables/{table['id']}/socket?client=python"
with connect(url, additional_headers={"Cookie": cookie}) as socket:
    n, answered, question = 0, None, None
    while True:
        frame = json.loads(socket.recv())
        if frame["type"] == "refused":  # too fast, or overtaken: answer again
            answered = time.sleep(0.5)
        if frame["type"] in ("hello", "news"):
            position = frame.get("news", frame)["position"]
            question = position["question"]
            if position["outcome"]:
                print("winners:", position["outcome"]["winners"])
                break
        if question and question["owed"] and question["id"] != answered:
            n, answered = n + 1, question["id"]
            action = random.choice(question["legal"])["action"]
            socket.send(json.dumps({"type": "act", "n": n, "question": answered, "actions": [action]}))
