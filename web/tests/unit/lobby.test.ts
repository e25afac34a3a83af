import { describe, expect, test } from 'vitest';
import type { GameInfo, ItemInfo, Problem, RuleInfo, SeatWish, Summary } from '../../src/api/types';
import { ago } from '../../src/pages/shared/ago';
import { ALL, costs, counts, figures, filtered, PROVENANCES, tags } from '../../src/pages/gallery/box';
import { alike } from '../../src/pages/shared/sure';
import { CLOCKS, clockName, clockTimes, clockWorks } from '../../src/pages/shared/clock';
import { LONGEST_NAME, placeName } from '../../src/pages/shared/names';
import { grouped, adapted } from '../../src/pages/setup/options';
import { linked } from '../../src/frame/rules/links';
import { matcher } from '../../src/pages/rules/matching';
import { search, sections } from '../../src/pages/rules/rulebook';
import { againstBots, around, byUrgency, usualLevel, wish, wishes, withFriends } from '../../src/pages/shared/tables';

const me: SeatWish = { kind: 'me' };
const anybody: SeatWish = { kind: 'anybody' };
const bot = (level: string): SeatWish => ({ kind: 'bot', level });

describe('tables to be made', () => {
  test('the usual bot is the strongest one up to the planner', () => {
    expect(usualLevel(['random'], false)).toBe('random');
    expect(usualLevel(['random', 'greedy'], false)).toBe('greedy');
    expect(usualLevel(['random', 'greedy', 'planner', 'expert'], false)).toBe('planner');
  });

  test('a beginner gets a bot whose moves are easy to follow', () => {
    expect(usualLevel(['random', 'greedy', 'planner', 'expert'], true)).toBe('greedy');
  });

  test('a level this page does not know is never the usual one while it knows another', () => {
    expect(usualLevel(['random', 'greedy', 'genius'], false)).toBe('greedy');
    expect(usualLevel(['genius', 'random'], false)).toBe('random');
    expect(usualLevel(['genius'], false)).toBe('genius');
  });

  test('playing now seats me first and bots on all other seats', () => {
    const table = againstBots('redplanet', { players: 4 }, 4, 'greedy');
    expect(table.seats).toEqual([me, bot('greedy'), bot('greedy'), bot('greedy')]);
    expect(table.setup?.begin).toBe('full');
  });

  test('a table for friends has free seats and waits for its host', () => {
    const table = withFriends('ares', {}, 3, 'random');
    expect(table.seats).toEqual([me, anybody, anybody]);
    expect(table.setup?.begin).toBe('host');
  });

  test('others keep their seats, and I move aside', () => {
    expect(around([me, bot('random'), anybody], [1])).toEqual([me, anybody, anybody]);
    expect(around([me, anybody, anybody], [0, 1])).toEqual([anybody, anybody, me]);
    expect(around([me, bot('random')], [0])).toEqual([anybody, bot('random')]);
  });

  test('more seats keep the wishes made so far', () => {
    expect(wishes([anybody, me], 3, bot('random'))).toEqual([anybody, me, bot('random')]);
  });

  test('with fewer seats I am not lost', () => {
    expect(wishes([anybody, anybody, me], 2, anybody)).toEqual([me, anybody]);
  });

  test('the person whose seat I take gets mine', () => {
    expect(wish([me, bot('greedy'), anybody], 1, me)).toEqual([bot('greedy'), me, anybody]);
  });

  test('the table that waits for me comes first, ended ones last', () => {
    const table = (id: string, part: Partial<Summary>) => ({ id, status: 'running', changed: 0, ...part }) as Summary;
    const sorted = byUrgency([
      table('over', { status: 'over', changed: 9 }),
      table('old', { changed: 1 }),
      table('new', { changed: 5 }),
      table('turn', { your_turn: true }),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['turn', 'new', 'old', 'over']);
  });
});

describe('options', () => {
  const problem = (field: string, text: string): Problem => ({ code: 'options', field, text });
  const info = {
    name: 'martians',
    fields: [{ name: 'trade' }, { name: 'players' }, { name: 'variant' }].map((field) => ({ kind: 'flag', words: [], ...field })),
    defaults: {},
    cases: [
      { variant: 'solo', players: 1 },
      { variant: 'coop', players: 2 },
    ],
  } as unknown as GameInfo;

  test('what makes the game comes first', () => {
    const { main, fine } = grouped(info.fields);
    expect(main.map(({ name }) => name)).toEqual(['variant', 'players']);
    expect(fine.map(({ name }) => name)).toEqual(['trade']);
  });

  const onlyOne = async (values: Record<string, unknown>) =>
    values.variant === 'solo' && values.players !== 1 ? problem('players', 'does not go with `variant` (MA-DEC-01)') : null;

  test('a new variant brings the number of players in line', async () => {
    expect(await adapted(info, { variant: 'solo', players: 3 }, 'variant', onlyOne)).toEqual({
      values: { variant: 'solo', players: 1 },
      problem: null,
      changes: [{ field: 'players', value: 1, why: problem('players', 'does not go with `variant` (MA-DEC-01)') }],
    });
  });

  test('a number that does not fit the variant is reported, not changed', async () => {
    const { values, problem } = await adapted(info, { variant: 'solo', players: 3 }, 'players', onlyOne);
    expect(values.players).toBe(3);
    expect(problem?.field).toBe('players');
  });

  test('what no example can fix is reported', async () => {
    const never = async () => problem('players', 'never');
    expect((await adapted(info, { variant: 'solo', players: 1 }, 'variant', never)).problem?.text).toBe('never');
  });
});

describe('clocks', () => {
  test('each usual clock is known by its times', () => {
    for (const [name, { pace, clock }] of Object.entries(CLOCKS)) expect(clockName(pace, clock)).toBe(name);
    expect(clockName('live', { move_seconds: 7, bank_seconds: 0, at_zero: 'nothing' })).toBe('own');
  });

  test('the times of a clock are shown in the largest unit that fits', () => {
    expect(clockTimes({ move_seconds: 45, bank_seconds: 600, at_zero: 'nothing' }, 'en')).toBe('45 sec + 10 min');
    expect(clockTimes({ move_seconds: 172_800, bank_seconds: 5400, at_zero: 'nothing' }, 'en')).toBe('2 days + 90 min');
  });

  test('a clock needs some time, but not too much', () => {
    const works = (move_seconds: number, bank_seconds = 0) =>
      clockWorks({ move_seconds, bank_seconds, at_zero: 'nothing' }, { shortest_move: 5, longest_time: 30 * 86_400 });
    expect(clockWorks(null, { shortest_move: 5, longest_time: 60 })).toBe(true);
    expect([works(30), works(5), works(4, 60), works(0), works(31 * 86_400), works(30, 31 * 86_400)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(works(7.5)).toBe(false);
  });
});

describe('the rulebook', () => {
  const book: RuleInfo[] = [
    { id: 'RP-SHIP-01', section: 'Ships', text: 'A ship is full at its capacity.', table: [], source: 'S-R2' },
    { id: 'RP-SHIP-02', section: 'Ships', text: 'It launches then, see RP-SHIP-01 and RP-NONE-01.', table: [], source: null },
    { id: 'RP-ZON-01', section: 'Zones', text: 'There are ten zones.', table: [], source: null },
  ];
  const known = new Set(book.map(({ id }) => id));

  test('the sections keep the order of the book', () => {
    expect(sections(book).map(({ title, rules }) => [title, rules.length])).toEqual([
      ['Ships', 2],
      ['Zones', 1],
    ]);
  });

  test('every search word must occur in the number or the text', () => {
    expect(search(book, 'ship-0 LAUNCHES').map(({ id }) => id)).toEqual(['RP-SHIP-02']);
    expect(search(book, '  ')).toHaveLength(3);
    expect(search(book, 'moon')).toEqual([]);
  });

  test('a search finds the forms of a word from its beginning, with or without accents', () => {
    const finds = (words: string, line: string) => matcher(words)(line);
    expect(finds('tura', 'Twoja tura trwa')).toBe(true);
    expect(finds('tura', 'Temperatura rośnie')).toBe(false);
    expect(finds('smierc', 'po śmierci kolonisty')).toBe(true);
    expect(finds('lasy', 'Las podnosi tlen')).toBe(true);
    expect(finds('zolty', 'Żółty gracz')).toBe(true);
    expect(finds('Wälder', 'Ein Wald bringt einen Punkt')).toBe(true);
    expect(finds('forests', 'A forest raises the oxygen')).toBe(true);
    expect(finds('ship-03', 'RP-SHIP-03 A ship launches')).toBe(true);
    expect(finds('ship-03', 'RP-SHIP-04 A ship docks')).toBe(false);
    expect(finds('(', 'no brackets')).toBe(false);
  });

  test('a rule links to the rules it names, if they exist', () => {
    expect(linked(book[1]?.text ?? '', known)).toEqual([
      { text: 'It launches then, see ' },
      { text: 'RP-SHIP-01', rule: 'RP-SHIP-01' },
      { text: ' and ' },
      { text: 'RP-NONE-01' },
      { text: '.' },
    ]);
  });
});

describe('the box', () => {
  const item = (id: string, kind: string, provenance: string, facts: unknown): ItemInfo => ({
    id,
    kind,
    provenance,
    facts,
    name: `x-${id}`,
    text: null,
    copies: 1,
    own: [],
    confidence: [],
    source: '',
    note: '',
  });
  const comet = item('comet', 'project', 'third_party', { cost: 25, vp: 0, tags: ['space', 'event', 'space'], number: 70 });
  const expert = item('expert', 'expert', 'printed', { cost: { credits: 2, food: 1 }, count: 2 });
  const box = [comet, expert];
  const said = ({ id }: ItemInfo) => id;

  test('a filter keeps items with the kind, the tag, the origin and all words', () => {
    expect(filtered(box, ALL, said)).toEqual(box);
    expect(filtered(box, { ...ALL, kind: 'expert' }, said)).toEqual([expert]);
    expect(filtered(box, { ...ALL, tag: 'space' }, said)).toEqual([comet]);
    expect(filtered(box, { ...ALL, provenance: 'designed' }, said)).toEqual([]);
    expect(filtered(box, { ...ALL, words: 'COM' }, said)).toEqual([comet]);
  });

  test('a tag is shown once, a zero not at all', () => {
    expect(tags(comet)).toEqual(['space', 'event']);
    expect(figures(comet)).toEqual([
      ['number', 70],
      ['cost', 25],
    ]);
  });

  test('a price in several things lists them', () => {
    expect(costs(expert)).toEqual([
      ['credits', 2],
      ['food', 1],
    ]);
    expect(costs(comet)).toEqual([]);
  });

  test('items of which the same is known stand together, the least certain first', () => {
    const ships = ['S01', 'S02'].map((id) => item(id, 'ship', 'designed', { capacity: 3 }));
    expect(alike([comet, ...ships, expert], PROVENANCES).map(({ items }) => items)).toEqual([ships, [comet], [expert]]);
  });

  test('items are counted by origin, the most reliable first', () => {
    expect(counts([...box, { ...expert, copies: 6 }])).toEqual([
      ['printed', 7],
      ['third_party', 1],
    ]);
  });
});

test("the time since a change is in the reader's language", () => {
  expect(ago(0, 3 * 3_600_000, 'en')).toBe('3 hours ago');
  expect(ago(0, 5 * 60_000, 'de')).toBe('vor 5 Minuten');
  expect(ago(0, 2 * 86_400_000, 'pl')).toBe('przedwczoraj');
});

test('a guest is named after a place on Mars, whatever the random number', () => {
  for (const chance of [0, 0.5, 0.999]) {
    const name = placeName(() => chance);
    expect(name.length).toBeGreaterThan(2);
    expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
  }
  expect(placeName(() => 0)).not.toBe(placeName(() => 0.999));
});
