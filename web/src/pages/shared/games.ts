/** The games on the first page, in the order of the shelf. */
export const GAMES = ['redplanet', 'ares', 'martians'] as const;

export type GameName = (typeof GAMES)[number];

export const isGame = (name: string | undefined): name is GameName => (GAMES as readonly (string | undefined)[]).includes(name);
