// Terraforming Mars: Ares Expedition at the table.

import type { GameModule } from '../../frame/game';
import './ares.css';
import Board from './Board.svelte';
import { markOf } from './colour';
import Face from './Face.svelte';
import Means from './Means.svelte';
import Own from './Own.svelte';
import Player from './Player.svelte';
import { act, type View } from './types';
import Zoom from './Zoom.svelte';

const ZOOMS = /^ares-(card|corporation|phase|parameter)-(?!.*-text$)/;

const ares: GameModule = {
  Board,
  Own,
  Means,
  Player,
  Zoom,
  deeds: () => import('./Deeds.svelte'),
  Face,
  legend: true,
  wide: ['corporation', 'phase'],
  zooms: (name) => ZOOMS.test(name),
  isCard: (name) => /^ares-(card|corporation)-/.test(name),
  colour: (_view, seat) => {
    const { css, shape } = markOf(seat);
    return { css, shape };
  },
  phases: ['ares-event-phase'],
  sudden: ['ares-question-limit', 'ares-question-raise', 'ares-question-answer'],
  lasting: ['ares-question-corporation'],
  ownShare: 0.6,
  digit: (action) => (action === act.pass() ? 0 : undefined),
  score(view: View, seat) {
    return view.facts.players[seat]?.points ?? 0;
  },
};

export default ares;
