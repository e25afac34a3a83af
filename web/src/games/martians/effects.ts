// Lasting effects of events, and the place where their token lies (MA-GEN-02).

import { text } from '../../words/words.svelte';
import { FIELD_BUILDINGS, WORKS_OF, type Active, type Building, type Open, type Target, type Until, type Work } from './types';

export type Place = Building | 'power' | 'turn';

export interface Effect {
  place: Place;
  words: string;
}

const UNTIL: Record<Until, string> = {
  this_production: 'production',
  end_of_round: 'round',
  own_next_turn: 'turn',
  next_event: 'event',
  next_weather: 'weather',
  end_of_cycle: 'cycle',
  end_of_game: 'game',
};

function buildingOf(work: Work): Building {
  const all = Object.entries(WORKS_OF) as [Building, Work[]][];
  return all.find(([, works]) => works.includes(work))?.[0] ?? 'lander';
}

/** Steps of a scenario are done at the Lander. */
function placeOf(target: Target): Building {
  return 'Work' in target ? buildingOf(target.Work) : 'lander';
}

function nameOf(target: Target): string {
  return text('Work' in target ? `martians-building-${buildingOf(target.Work)}` : `martians-requirement-${target.Requirement}`);
}

function effect({ modifier, until }: Active): Effect {
  const lasts = { until: text(`martians-until-${UNTIL[until]}`) };
  const by = (n: number) => ({ n: Math.abs(n), more: n > 0 ? 1 : 0, ...lasts });
  if (modifier === 'CloseRtg') return { place: 'power', words: text('martians-board-closed_rtg', lasts) };
  if ('Cost' in modifier) {
    const [target, resource, n] = modifier.Cost;
    return {
      place: placeOf(target),
      words: text('martians-board-cost', { what: nameOf(target), resource: text(`martians-resource-${resource}`), ...by(n) }),
    };
  }
  if ('Time' in modifier) {
    const [target, n] = modifier.Time;
    return { place: placeOf(target), words: text('martians-board-time', { what: nameOf(target), ...by(n) }) };
  }
  if ('Production' in modifier) {
    const [kind, n] = modifier.Production;
    return { place: 'power', words: text('martians-board-production', { what: text(`martians-installation-${kind}`), ...by(n) }) };
  }
  if ('TurnTime' in modifier) return { place: 'turn', words: text('martians-board-turn_time', by(modifier.TurnTime)) };
  if ('CloseAction' in modifier)
    return {
      place: placeOf(modifier.CloseAction),
      words: text('martians-board-no_action', { what: nameOf(modifier.CloseAction), ...lasts }),
    };
  if ('CloseBuilding' in modifier) {
    const building = modifier.CloseBuilding;
    return { place: building, words: text('martians-board-closed', { what: text(`martians-building-${building}`), ...lasts }) };
  }
  const building = FIELD_BUILDINGS[modifier.CloseField] ?? 'lander';
  const field = modifier.CloseField - FIELD_BUILDINGS.indexOf(building) + 1;
  return { place: building, words: text('martians-board-closed_field', { what: text(`martians-building-${building}`), field, ...lasts }) };
}

/** What lasts at a place, in words. */
export function effectsAt(open: Open, place: Place): string[] {
  return open.active.map(effect).flatMap((one) => (one.place === place ? [one.words] : []));
}
