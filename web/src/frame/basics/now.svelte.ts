// The current time, ticking only while something reads it.

import { createSubscriber } from 'svelte/reactivity';

const TICK = 500;

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, TICK);
  return () => clearInterval(ticking);
});

export function now(): number {
  subscribe();
  return Date.now();
}
