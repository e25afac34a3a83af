import { expect, test } from 'vitest';
import type { Told } from '../../api/types';
import { flights } from './flights';
import type { Event } from './types';

const told = (...events: Event[]) => events.map((event) => ({ event, message: { id: '', args: [] }, weight: 'plain' })) as Told[];

test('a ship flies from space to the zone it lands in', () => {
  expect(flights(told({ type: 'landed', ship: 3, zone: 'hellas', astronauts: 4 } as unknown as Event))).toEqual([
    { from: 'space', to: 'hellas', count: 4 },
  ]);
});

test('astronauts board, walk, flee and jump from Phobos', () => {
  const events = told(
    { type: 'boarded', colour: 'blue', dock: 2, count: 3 } as Event,
    { type: 'moved', colour: 'blue', from: 'hellas', to: 'ausonia' } as Event,
    { type: 'dropped', colour: 'green', zone: 'ausonia' } as Event,
  );
  expect(flights(events).map(({ from, to }) => `${from} ${to}`)).toEqual(['crew dock2', 'hellas ausonia', 'phobos ausonia']);
});

test('where nobody moves nothing flies', () => {
  expect(flights(told({ type: 'round', round: 3 }))).toEqual([]);
});
