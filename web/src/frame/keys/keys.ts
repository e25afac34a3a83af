// The key of each action in the list. `u` is undo and `h` asks for a hint, so no action has them.

const KEYS = '123456789qwertyiopasdfgjklzxcvbnm';

/** The keys of these actions. Where the game names a digit, that is the key; the others get the keys that are left, in order. */
export function keysOf(actions: string[], digit?: (action: string) => number | undefined): (string | undefined)[] {
  const digits = actions.map((action) => digit?.(action));
  const wanted = digits.map((number, at) => (number === undefined || digits.indexOf(number) < at ? undefined : `${number}`));
  const left = [...KEYS].filter((key) => !wanted.includes(key));
  return wanted.map((key) => key ?? left.shift());
}

/** Whether the person is typing text. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}
