// How wide words are, so that they can be set to fit.

const FAMILY = "Inter, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif";
const ruler = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** How wide a text is at a size of 1. */
export function width(words: string, weight: number): number {
  const key = `${weight}/${words}`;
  const measured = known.get(key);
  if (measured !== undefined) return measured;
  if (ruler) ruler.font = `${weight} 100px ${FAMILY}`;
  const wide = ruler ? ruler.measureText(words).width / 100 : words.length * 0.55;
  if (known.size > 5000) known.clear();
  known.set(key, wide);
  return wide;
}

/** The words of a line that may end after a space or after a hyphen that is written. */
export const pieces = (line: string): string[] => line.split(/(?<=[^ ]-)(?=[^ ])| /);
