// Every icon of the game with its name and what it means.

import type { IconGroup } from '../../../frame/game';

const about = (icon: string): [string, string] => [`ares-web-icon-${icon}`, `ares-web-icon-${icon}-about`];
const TAGS = ['building', 'space', 'science', 'energy', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'event'];
const PHASES = ['development', 'construction', 'action', 'production', 'research'];

export const ICONS: IconGroup[] = [
  {
    title: 'ares-web-icons-goods',
    icons: {
      mc: ['ares-resource-mc', 'ares-web-icon-mc'],
      heat: ['ares-resource-heat', 'ares-web-icon-heat'],
      plants: ['ares-resource-plants', 'ares-web-icon-plants'],
      card: about('card'),
      steel: about('steel'),
      titanium: about('titanium'),
    },
  },
  {
    title: 'ares-web-icons-mars',
    icons: {
      temperature: ['ares-parameter-temperature', 'ares-web-icon-temperature'],
      oxygen: ['ares-parameter-oxygen', 'ares-web-icon-oxygen'],
      ocean: ['ares-parameter-oceans', 'ares-web-icon-ocean'],
      forest: about('forest'),
      tr: about('tr'),
      vp: about('vp'),
    },
  },
  {
    title: 'ares-web-icons-phases',
    icons: Object.fromEntries(PHASES.map((phase, at) => [`phase-${at + 1}`, [`ares-phase-${phase}`, `ares-web-icon-phase-${at + 1}`]])),
  },
  {
    title: 'ares-web-icons-cards',
    icons: {
      'card-green': about('card-green'),
      'card-blue': about('card-blue'),
      'card-red': about('card-red'),
      eye: about('eye'),
      discard: about('discard'),
      cube: about('cube'),
      marker: about('marker'),
    },
  },
  {
    title: 'ares-web-icons-oncards',
    icons: {
      animals: ['ares-resource-animals', 'ares-web-icon-animals'],
      microbes: ['ares-resource-microbes', 'ares-web-icon-microbes'],
      science: ['ares-resource-science', 'ares-web-icon-science'],
      any: ['ares-resource-any', 'ares-web-icon-any'],
    },
  },
  {
    title: 'ares-web-icons-tags',
    icons: Object.fromEntries(TAGS.map((tag) => [`tag-${tag}`, [`ares-tag-${tag}`, `ares-web-icon-tag-${tag}`]])),
  },
];
