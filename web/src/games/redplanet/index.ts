// Mission: Red Planet in the browser.

import type { GameModule } from '../../frame/game';
import Board from './Board.svelte';
import { mainColour } from './colours';
import { numberOf } from './characters';
import { paint } from './paint';
import Face from './Face.svelte';
import Means from './Means.svelte';
import Own from './Own.svelte';
import Player from './Player.svelte';
import { act, CHARACTERS, COLOURS, type View } from './types';
import Zoom from './Zoom.svelte';

const SHOWN = /^redplanet-(character|card|zone)-[a-z_]+$/;

const redplanet: GameModule = {
  Board,
  Own,
  Means,
  Player,
  Zoom,
  deeds: () => import('./Deeds.svelte'),
  Face,
  legend: true,
  zooms: (name) => SHOWN.test(name),
  isCard: (name) => /^redplanet-(character|card)-/.test(name),
  colour(view: View, seat) {
    const { css, shape } = paint(mainColour(view.open, seat));
    return { css, shape };
  },
  seatOf(view: View, colour) {
    const seats = Array.from({ length: view.open.options.players }, (_, seat) => seat);
    return seats.find((seat) => `redplanet-colour-${mainColour(view.open, seat)}` === colour) ?? null;
  },
  phases: ['redplanet-event-production'],
  sudden: ['leave', 'rescue', 'espionage', 'order', 'destination'].map((id) => `redplanet-question-${id}`),
  lasting: ['redplanet-question-keep'],
  ownShare: 0.27,
  digit(action) {
    const character = CHARACTERS.find((character) => act.choose(character) === action);
    return character && numberOf(character);
  },
  /** A token of ice, sylvanite or celerium is worth its place in the list. */
  score(view: View, seat) {
    const held = view.open.held[COLOURS.indexOf(mainColour(view.open, seat))] ?? [];
    return held.reduce((sum, tokens, kind) => sum + tokens * (kind + 1), 0);
  },
};

export default redplanet;
