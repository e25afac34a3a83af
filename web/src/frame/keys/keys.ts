// The key of each action in the list. `u` is undo and `h` asks for a hint, so no action has them.

const KEYS = '123456789qwertyiopasdfgjklzxcvbnm';

export function keyOf(place: number): string | undefined {
  return KEYS[place];
}

export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}

/** Whether the person is typing text. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}
