// What can be enlarged: cards, tiles, technologies, buildings, scenarios, goods and tokens.

const KINDS = [
  'expert',
  'assistant',
  'weather',
  'mineral',
  'event',
  'commission',
  'goal',
  'research',
  'crop',
  'exploration',
  'scenario',
  'technology',
  'building',
  'requirement',
  'condition',
  'resource',
  'demand',
  'zone',
  'installation',
];

/** The kind and the id in a name such as `martians-crop-crop_herbs`. */
export function parts(name: string): { kind: string; id: string } | null {
  const [, kind, id] = /^martians-([a-z]+)-([a-z0-9_]+)$/.exec(name) ?? [];
  return kind && id ? { kind, id } : null;
}

export function zooms(name: string): boolean {
  return KINDS.includes(parts(name)?.kind ?? '');
}
