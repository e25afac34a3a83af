// The last entry this person has seen at each table, remembered on this device.

const KEY = 'syrtis-seen';
const MOST = 60;

function stored(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function seenUpTo(table: string): number | null {
  return stored().find(([id]) => id === table)?.[1] ?? null;
}

export function markSeen(table: string, seq: number): void {
  const others = stored().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
}
