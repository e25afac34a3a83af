// The puzzles this person has solved. They stay on this device.

const KEY = 'syrtis-puzzles';

function stored(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

const solved: { games: Record<string, number[]> } = $state({ games: stored() });

export function isSolved(game: string, number: number): boolean {
  return solved.games[game]?.includes(number) ?? false;
}

export function markSolved(game: string, number: number): void {
  if (isSolved(game, number)) return;
  solved.games = { ...stored(), [game]: [...(stored()[game] ?? []), number] };
  localStorage.setItem(KEY, JSON.stringify(solved.games));
}
