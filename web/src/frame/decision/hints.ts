// Who may ask what a strong bot would do.

import type { TableInfo } from '../../api/types';

/** Who has a seat where hints are given: at most tables, if all others are bots. */
export function mayHint({ setup, places }: Pick<TableInfo, 'setup' | 'places'>, seat: number | null): boolean {
  const alone = places.every((place) => place.seat === seat || place.name === undefined);
  return seat !== null && (setup.hints === 'everybody' || (setup.hints === 'alone' && alone));
}
