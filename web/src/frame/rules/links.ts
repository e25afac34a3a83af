// The rules that a text names.

export interface Piece {
  text: string;
  /** The rule this piece links to. */
  rule?: string;
}

/** Splits a text: the rules it names become links. */
export function linked(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(/\b([A-Z]{2}(?:-[A-Z0-9]+)+)\b/)
    .filter((part) => part !== '')
    .map((part) => (known.has(part) ? { text: part, rule: part } : { text: part }));
}
