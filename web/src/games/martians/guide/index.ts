// The figures and icons of the guide to Martians.

import type { GuideModule } from '../../../frame/game';
// What the table and the guide share stays in the table's file, which would otherwise be split and weigh more.
import '../index';
import Base from './Base.svelte';
import Building from './Building.svelte';
import Clock from './Clock.svelte';
import Colony from './Colony.svelte';
import Crops from './Crops.svelte';
import Dig from './Dig.svelte';
import { ICONS } from './icons';
import Quarters from './Quarters.svelte';
import Research from './Research.svelte';
import School from './School.svelte';
import Sign from './Sign.svelte';
import Weather from './Weather.svelte';
import Works from './Works.svelte';

const guide: GuideModule = {
  figures: {
    board: {
      Drawing: Colony,
      width: 760,
      marks: [
        [8, 3],
        [55, 3],
        [3, 20],
        [50, 20],
        [50, 78],
        [86, 20],
      ],
    },
    clock: { Drawing: Clock, width: 460 },
    weather: { Drawing: Weather, width: 460 },
    quarters: { Drawing: Quarters, width: 460 },
    works: { Drawing: Works, width: 460 },
    building: {
      Drawing: Building,
      width: 460,
      marks: [
        [-3, 18],
        [103, 18],
        [-3, 62],
      ],
    },
    crops: { Drawing: Crops, width: 460 },
    dig: { Drawing: Dig, width: 400 },
    research: { Drawing: Research, width: 460 },
    lander: { Drawing: Base, width: 460 },
    education: { Drawing: School, width: 460 },
  },
  icons: ICONS,
  Icon: Sign,
};

export default guide;
