// The points after each round, from replays.

import { api } from '../../api/http';
import type { GameModule } from '../game';

/** The points of each seat after each round; null if the game does not show them. */
export async function scoreCurves(table: string, seats: number, module: GameModule, invite?: string): Promise<number[][] | null> {
  const score = module.score;
  if (!score) return null;
  const end = await api.replay(table, { invite, as: 'spectator' });
  const moments = await Promise.all(end.rounds.slice(1).map((at) => api.replay(table, { invite, at, as: 'spectator' })));
  const views = [...moments, end].map(({ view }) => view);
  const scored = end.outcome?.standings.flatMap(({ who, score }) => ('seat' in who ? [[who.seat, score] as const] : []));
  const final = new Map(scored);
  return Array.from({ length: seats }, (_, seat) => {
    const curve = views.map((view) => score(view, seat));
    return [...curve.slice(0, -1), final.get(seat) ?? (curve.at(-1) as number)];
  });
}
