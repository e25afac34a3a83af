// What fits on the screen.

import { MediaQuery } from 'svelte/reactivity';

/** Whether the log and the chat have room beside the actions. */
export const wide = new MediaQuery('(min-width: 1600px) and (min-height: 800px)');
