// What the icons of the game mean, in words.

import { aboutIn } from '../../frame/legend';
import { ICONS } from './guide/icons';

export const about = (icon: string) => aboutIn(ICONS, icon);
