// What can be enlarged: cards, tiles, technologies, buildings, scenarios.

export const KINDS = ['expert', 'assistant', 'weather', 'mineral', 'event', 'commission', 'goal', 'research', 'crop', 'exploration', 'scenario', 'technology', 'building', 'requirement', 'condition'];

/** The kind and the id in a name such as `martians-crop-crop_herbs`. */
export function parts(name: string): { kind: string; id: string } | null {
  const found = /^martians-([a-z]+)-([a-z0-9_]+)$/.exec(name);
  return found ? { kind: found[1]!, id: found[2]! } : null;
}

export function zooms(name: string): boolean {
  const thing = parts(name);
  return thing !== null && KINDS.includes(thing.kind);
}
