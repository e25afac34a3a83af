// Up to which entry of each table this person has looked, kept on this device.

const KEY = 'syrtis-seen';
const MOST = 60;

function kept(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function seenUpTo(table: string): number | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

export function markSeen(table: string, seq: number): void {
  const others = kept().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
}
