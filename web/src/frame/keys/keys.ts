// Which key stands for which action of the list. `u` takes back and `h` asks for a hint, so they stand for none.

const KEYS = '123456789qwertyiopasdfgjklzxcvbnm';

export function keyOf(place: number): string | undefined {
  return KEYS[place];
}

export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}

/** Whether somebody is writing, so that a key is a letter. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}
