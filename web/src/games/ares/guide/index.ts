// The figures and icons of the guide to Ares Expedition.

import type { GuideModule } from '../../../frame/game';
// What the table and the guide share stays in the table's file, which would otherwise be split and weigh more.
import '../index';
import Card from './Card.svelte';
import Colours from './Colours.svelte';
import Corporation from './Corporation.svelte';
import Costs from './Costs.svelte';
import { ICONS } from './icons';
import Mars from './Mars.svelte';
import Mat from './Mat.svelte';
import Phases from './Phases.svelte';
import Sign from './Sign.svelte';

const guide: GuideModule = {
  figures: {
    mars: { Drawing: Mars, width: 520 },
    mat: { Drawing: Mat, width: 680 },
    phases: { Drawing: Phases, width: 680 },
    standards: { Drawing: Costs, width: 150 },
    colours: { Drawing: Colours, width: 560 },
    corporation: { Drawing: Corporation, width: 380 },
    card: {
      Drawing: Card,
      width: 170,
      marks: [
        [-4, 6],
        [104, 6],
        [-4, 20],
        [-4, 60],
        [-4, 72],
        [104, 92],
      ],
    },
  },
  icons: ICONS,
  Icon: Sign,
};

export default guide;
