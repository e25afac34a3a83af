// The picture of a card as one drawing of 120 by 48: a place, a sky that only this card has, and what the card is about.

import type { Printed } from '../box.svelte';
import { drawn, floats, type Part } from './parts';
import { subject, type Place } from './subjects';

/** Colours of a place: the sky at three hours of the day, far hills, near ground. */
const PLACES: Record<Place, { skies: [string, string, string]; far: string; near: string }> = {
  red: { skies: ['#f0c79f', '#e2aa86', '#dcb9a8'], far: '#b9714c', near: '#8f4a2c' },
  warm: { skies: ['#e9a06a', '#c9744f', '#8d4a44'], far: '#7c3a28', near: '#4d2620' },
  green: { skies: ['#c7e0e3', '#a9cfdd', '#f0d8b4'], far: '#86ae78', near: '#4d7d48' },
  ice: { skies: ['#cfdbe6', '#b4c4d8', '#e2d2cf'], far: '#d5e4ec', near: '#f2f7f9' },
  sea: { skies: ['#cbe3ec', '#f2d3ae', '#a8c6de'], far: '#6f8f9d', near: '#3c7fb6' },
  deep: { skies: ['#3f8fc0', '#2f78b0', '#3b8b9e'], far: '#2b6a97', near: '#c2a678' },
  under: { skies: ['#f0c79f', '#e2aa86', '#dcb9a8'], far: '#a2603e', near: '#5a3122' },
  city: { skies: ['#d9c3cf', '#f1cda2', '#8d87ac'], far: '#9a829c', near: '#56465a' },
  lab: { skies: ['#dfe6ea', '#cfdfe0', '#e6dfd4'], far: '#b6c3cb', near: '#74828d' },
  dish: { skies: ['#5d7350', '#4c6b6b', '#6d6250'], far: '#eef0d6', near: '#dbe4c0' },
  space: { skies: ['#231f38', '#1a2440', '#32223a'], far: '#b4633f', near: '#8f4a2c' },
};

const SUN = '#fff3d6';

/** Numbers from 0 to 1 that belong to a card: the same for every drawing of it. */
function dice(seed: number): () => number {
  let state = (seed * 48_271 + 11) % 2_147_483_647;
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  next();
  return next;
}

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"${more}/>`;

function hills(luck: () => number, top: number, height: number, steps: number): string {
  const width = 120 / steps;
  let d = `M0 ${(top + luck() * height).toFixed(1)}`;
  for (let at = 1; at <= steps; at += 1)
    d += `S${((at - 0.5) * width).toFixed(0)} ${(top + luck() * height).toFixed(1)} ${at * width} ${(top + luck() * height).toFixed(1)}`;
  return `${d}V48H0Z`;
}

function rays(x: number, y: number, opacity: number): string {
  const ray = (at: number) =>
    `M${x} ${y}L${(x + 140 * Math.cos(at)).toFixed(0)} ${(y + 140 * Math.sin(at)).toFixed(0)} ${(x + 140 * Math.cos(at + 0.2)).toFixed(0)} ${(y + 140 * Math.sin(at + 0.2)).toFixed(0)}Z`;
  return path(Array.from({ length: 12 }, (_, at) => ray(at * 0.5236)).join(''), SUN, ` opacity="${opacity}"`);
}

/** All that lies behind what the card is about. */
function backdrop(place: Place, event: boolean, luck: () => number): string {
  const { skies, far, near } = PLACES[place];
  const [x, y] = [Math.round(12 + luck() * 96), Math.round(6 + luck() * 12)];
  let art = path('M0 0h120v48H0z', skies[Math.floor(luck() * 3)] as string);
  if (event) art += rays(x, y, place === 'space' ? 0.13 : 0.28);
  if (place === 'space') {
    for (let count = 0; count < 12; count += 1) art += disc(luck() * 120, luck() * 40, 0.4 + luck() * 0.5, SUN);
    const middle = 20 + luck() * 80;
    return art + disc(middle, 130, 92, far) + disc(middle + 12, 138, 94, near, ' opacity=".6"');
  }
  if (place === 'dish') return art + disc(48 + luck() * 24, 24, 42, far) + disc(46 + luck() * 28, 26, 34 + luck() * 5, near);
  if (place === 'lab') {
    const left = Math.round(6 + luck() * 70);
    return (
      art +
      path(`M${left} 6h36v17h-36z`, '#e2aa86') +
      path(`M${left} 23v-${Math.round(4 + luck() * 6)}q18-${Math.round(luck() * 8)} 36 1v${Math.round(3 + luck() * 2)}z`, '#8f4a2c') +
      path(`M${left} 6h36v17h-36zM${left + 18} 6v17`, 'none', ` stroke="${far}" stroke-width="1.6"`) +
      path('M0 38h120v10H0z', near) +
      path('M0 38h120v1.6H0z', far)
    );
  }
  if (place === 'deep') {
    const beams = [0, 1, 2].map(() => Math.round(luck() * 110));
    return (
      art +
      path(beams.map((at) => `M${at} 0h9l-14 48h-13z`).join(''), SUN, ' opacity=".16"') +
      path(hills(luck, 30, 9, 4), far) +
      path(hills(luck, 39, 4, 5), near)
    );
  }
  art += disc(x, y, 9, SUN, ' opacity=".3"') + disc(x, y, 3.5 + luck() * 2.5, SUN);
  if (place === 'city') {
    let d = '';
    for (let at = 0; at < 120; at += 8) d += `M${at} 48V${Math.round(20 + luck() * 14)}h8V48z`;
    return art + path(d, far) + path('M0 39h120v9H0z', near);
  }
  if (place === 'sea') {
    return (
      art +
      path(hills(luck, 24, 8, 4), far) +
      path('M0 33h120v15H0z', near) +
      path(
        [0, 1, 2, 3, 4].map((row) => `M${Math.round(luck() * 100)} ${36 + row * 2.4}q3-2 6 0t6 0`).join(''),
        'none',
        ' stroke="#cbe3ec" stroke-width=".8" opacity=".7"',
      )
    );
  }
  if (place === 'under') {
    return art + path(hills(luck, 15, 5, 5), far) + path(hills(luck, 21, 4, 6), near) + path(hills(luck, 40, 3, 4), '#3d2118');
  }
  return art + path(hills(luck, 21, 11, 4), far) + path(hills(luck, 36, 5, 5), near);
}

/** Where the parts go: the first in the middle, the next on either side; what floats goes to the sky, unless all swims. */
function placed(parts: Part[], place: Place, cost: number, luck: () => number): string {
  const adrift = place === 'space' || place === 'dish' || place === 'deep';
  const side = luck() < 0.5 ? -1 : 1;
  return parts
    .map((part, at) => {
      const away = at === 0 ? (luck() - 0.5) * 12 : (at % 2 === 1 ? side : -side) * (35 + luck() * 9) * (at > 2 ? 0.5 : 1);
      const size = at === 0 ? 1.25 + Math.min(cost, 40) / 160 : at > 2 ? 0.6 : 0.85 + luck() * 0.2;
      const high = floats(part) ? (at === 0 ? 23 : adrift ? 16 + luck() * 14 : 12 + luck() * 5) : at === 0 ? 43 : 41 + luck() * 3;
      return { drawing: drawn(part, 60 + away, high, size, luck() < 0.5 && !/chart|deal|plan|cup/.test(part)), at };
    })
    .sort((a, b) => b.at - a.at)
    .map(({ drawing }) => drawing)
    .join('');
}

const KEPT = new Map<string, string>();

/** The inside of the SVG of a card's picture. */
export function picture(card: Printed): string {
  let art = KEPT.get(card.id);
  if (art === undefined) {
    const { place, parts } = subject(card);
    const luck = dice(card.number);
    art = backdrop(place, card.tags.includes('event'), luck) + placed(parts, place, card.cost, luck);
    KEPT.set(card.id, art);
  }
  return art;
}
