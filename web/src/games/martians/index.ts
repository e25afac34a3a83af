import type { GameModule } from '../game';
import Board from './Board.svelte';
import { colour } from './colour';
import Own from './Own.svelte';
import Player from './Player.svelte';
import Zoom from './Zoom.svelte';
import { zooms } from './zoom';

const martians: GameModule = { Board, Own, Player, Zoom, zooms, colour, ownShare: 0.28 };

export default martians;
