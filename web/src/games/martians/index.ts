import type { GameModule } from '../../frame/game';
import Board from './Board.svelte';
import { colour } from './colour';
import Face from './Face.svelte';
import Means from './Means.svelte';
import Own from './Own.svelte';
import Player from './Player.svelte';
import { coloursOf, factsOf } from './read';
import { act, type View } from './types';
import Zoom from './Zoom.svelte';
import { zooms } from './zoom';

const martians: GameModule = {
  Board,
  Own,
  Means,
  Player,
  Zoom,
  deeds: () => import('./Deeds.svelte'),
  Face,
  legend: true,
  zooms,
  isCard: (name) => /^martians-(expert|event|weather|commission|exploration|technology)-/.test(name),
  colour,
  /** In SOLO one person plays two colours. */
  seatOf({ facts }: View, name) {
    const colour = facts.colours.find((one) => `martians-colour-${one.colour}` === name);
    return colour && coloursOf(facts, colour.seat).length === 1 ? colour.seat : null;
  },
  phases: ['martians-event-cycle'],
  sudden: ['bear', 'choose', 'confine', 'deliver', 'finish', 'answer', 'remove', 'rift', 'lay'].map((id) => `martians-question-${id}`),
  lasting: ['martians-question-claim', 'martians-question-goals', 'martians-question-finish'],
  ownShare: 0.28,
  digit: (action) => (action === act.end() ? 0 : undefined),
  wastes: ({ open }: View, action) => action === act.end() && (open.turn?.time ?? 0) > 0,
  score: ({ facts }: View, seat) => factsOf(facts, coloursOf(facts, seat)[0] ?? 'blue').stock.reputation ?? 0,
};

export default martians;
