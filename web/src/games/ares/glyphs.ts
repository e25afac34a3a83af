// What a card does, as a line of small pictures: the language of icons on the hand cards.

import type { ActionOption, Effect, NumberBound, Printed, Production, ZoneBound } from './box.svelte';

/** One picture of a line, or a sign between two. */
export interface Glyph {
  icon?: string;
  /** A number or a sign beside the picture. */
  text?: string;
  /** Made every production phase, not once. */
  made?: boolean;
  /** A zone of a track. */
  zone?: string;
}

export interface Line {
  kind: 'needs' | 'made' | 'now' | 'action' | 'lasting';
  glyphs: Glyph[];
}

const many = (number: number | undefined) => (number === undefined || number === 1 ? undefined : `${number}`);
const sign = (text: string): Glyph => ({ text });
const tag = (name: string): Glyph => ({ icon: `tag-${name}` });
const all = (effects: Effect[] | undefined): Glyph[] => (effects ?? []).flatMap(effect);

function counted(per: string | undefined, name: string | undefined, count = 1): Glyph[] {
  if (!per) return [];
  const icon = per === 'tag' ? `tag-${name}` : per === 'forest_tokens' ? 'forest' : per;
  return [sign('/'), { icon, text: many(count) }];
}

function either(options: Glyph[][]): Glyph[] {
  return options.flatMap((option, at) => (at === 0 ? option : [sign('|'), ...option]));
}

/** An immediate effect. */
function effect(it: Effect): Glyph[] {
  switch (it.kind) {
    case 'gain':
      return [{ icon: it.resource, text: `${it.amount}` }];
    case 'draw':
      return [{ icon: 'card', text: `+${it.amount}` }];
    case 'draw_then_discard':
      return [
        { icon: 'card', text: `+${it.draw}` },
        { icon: 'card', text: `−${it.discard}` },
      ];
    case 'raise_temperature':
      return [{ icon: 'temperature', text: many(it.steps) }];
    case 'raise_oxygen':
      return [{ icon: 'oxygen', text: many(it.steps) }];
    case 'flip_ocean':
      return [{ icon: 'ocean', text: many(it.count) }];
    case 'gain_forest':
      return [{ icon: 'forest', text: many(it.count) }];
    case 'gain_tr':
      return [{ icon: 'tr', text: `+${it.amount}` }, ...counted(it.per, it.tag, it.count)];
    case 'add_resource':
      return [{ icon: it.resource, text: it.target === 'self' ? `${it.amount}` : `${it.amount}*` }];
    case 'choice':
      return either(it.options.map(all));
    case 'conditional':
      return [...tags(it.if.tags), sign(':'), ...all(it.then)];
    case 'exchange':
      return [...(it.cost as Effect[]).flatMap(price), sign('→'), ...all(it.gain)];
    case 'play_extra':
      return [sign('+1'), ...(it.colours as string[]).map((colour) => ({ icon: `card-${colour}` }))];
    case 'play_free':
      return [
        ...(it.colours as string[]).map((colour) => ({ icon: `card-${colour}`, text: `≤${it.max_printed_cost}` })),
        sign('→'),
        { icon: 'mc', text: '0' },
      ];
    case 'next_card_discount':
      return [{ icon: 'card' }, sign(':'), { icon: 'mc', text: `−${it.amount}` }];
    case 'next_card_requirement_shift':
    case 'requirement_shift':
      return [{ icon: 'temperature' }, sign('|'), { icon: 'oxygen' }, sign('±1'), { zone: 'any' }];
    case 'reveal_pick':
      return [
        { icon: 'eye', text: `${it.reveal}` },
        sign('→'),
        { icon: 'card', text: `+${it.take}` },
        ...(it.tags_any as string[]).map(tag),
      ];
    case 'reveal_top':
      return [{ icon: 'eye' }, { icon: `card-${it.if_colour}` }, sign('→'), ...all(it.then), sign('|'), ...all(it.else)];
    case 'take_revealed':
      return [{ icon: 'card', text: '+1' }];
    case 'gain_per_paid':
      return [{ icon: it.resource, text: it.amount === 1 ? 'x' : `${it.amount}x` }];
    case 'draw_per_discarded':
      return [{ icon: 'card', text: '+x' }];
    default:
      return [];
  }
}

/** Something to be paid. */
function price(it: Effect): Glyph[] {
  switch (it.kind) {
    case 'pay':
      return [
        { icon: it.resource, text: `−${it.amount}` },
        ...(it.reduction
          ? [sign(`(+${it.reduction.amount}`), ...counted(it.reduction.per, it.reduction.tag, it.reduction.count), sign(')')]
          : []),
      ];
    case 'pay_tr':
      return [{ icon: 'tr', text: `−${it.amount}` }];
    case 'discard_from_hand':
      return [{ icon: 'card', text: `−${it.amount}` }];
    case 'discard_variable':
      return [{ icon: 'card', text: `−x≤${it.max}` }];
    case 'pay_variable':
      return [{ icon: it.resource, text: it.max ? `−x≤${it.max}` : '−x' }];
    case 'remove_resource':
      return either((it.resources as string[]).map((kind) => [{ icon: kind, text: `−${it.amount}` }]));
    default:
      return [];
  }
}

/** What a trigger waits for. */
function event(it: Effect): Glyph[] {
  switch (it.on) {
    case 'play_tag':
      return either((it.tags as string[]).map((name) => [tag(name)]));
    case 'play_card':
      return [{ icon: 'card' }];
    case 'flip_ocean':
      return [{ icon: 'ocean' }];
    case 'raise_temperature':
      return [{ icon: 'temperature' }];
    case 'raise_oxygen':
      return [{ icon: 'oxygen' }];
    case 'gain_forest':
      return [{ icon: 'forest' }];
    case 'play_steel':
      return [{ icon: 'steel' }];
    case 'tr_raised':
      return [{ icon: 'tr' }];
    default:
      return [sign('→')];
  }
}

/** A lasting effect. */
function lasting(it: Effect): Glyph[] {
  switch (it.kind) {
    case 'trigger':
      return [...event(it), sign(':'), ...all(it.do)];
    case 'cost_modifier': {
      const off: Glyph = { icon: 'mc', text: `−${Math.abs(it.amount)}` };
      if (it.applies_to.tags) return [...either((it.applies_to.tags as string[]).map((name) => [tag(name)])), sign(':'), off];
      const which = it.applies_to.printed_cost_min ? `≥${it.applies_to.printed_cost_min}` : undefined;
      return [{ icon: 'card', text: which }, sign(':'), off];
    }
    case 'optional_payment':
      return [...(it.cost as Effect[]).flatMap(price), sign('→'), { icon: 'mc', text: `−${it.reduction}` }];
    case 'material_value':
      return ['steel', 'titanium'].flatMap((icon) => (it[icon] ? [{ icon, text: `+${it[icon]}` }] : []));
    case 'research_modifier':
      return [
        sign('V'),
        ...(it.draw ? [{ icon: 'eye', text: `+${it.draw}` }] : []),
        ...(it.keep ? [{ icon: 'card', text: `+${it.keep}` }] : []),
      ];
    case 'sell_value':
      return [{ icon: 'card', text: '−1' }, sign('→'), { icon: 'mc', text: `+${it.amount}` }];
    case 'standard_action_discount':
      return [sign('III'), { icon: 'mc', text: `−${it.amount}` }];
    case 'forest_plant_discount':
      return [{ icon: 'plants', text: `−${it.amount}` }, sign('→'), { icon: 'forest' }];
    case 'heat_as_mc':
      return [{ icon: 'heat' }, sign('='), { icon: 'mc' }];
    default:
      return effect(it);
  }
}

function tags(wanted: Record<string, number> | undefined): Glyph[] {
  return Object.entries(wanted ?? {}).map(([name, count]) => ({ icon: `tag-${name}`, text: many(count) }));
}

function zoneNeed(icon: string, bound: ZoneBound | undefined): Glyph[] {
  if (!bound) return [];
  return bound.min_zone ? [{ icon }, sign('≥'), { zone: bound.min_zone }] : [{ icon }, sign('≤'), { zone: bound.max_zone ?? 'white' }];
}

function numberNeed(icon: string, bound: NumberBound | undefined): Glyph[] {
  if (!bound) return [];
  return [{ icon, text: bound.min !== undefined ? `≥${bound.min}` : `≤${bound.max}` }];
}

/** What must hold or be spent for a card to be played. */
export function needs(card: Printed): Glyph[] {
  const it = card.requirements;
  return [
    ...zoneNeed('temperature', it.temperature),
    ...zoneNeed('oxygen', it.oxygen),
    ...numberNeed('ocean', it.oceans),
    ...numberNeed('tr', it.tr),
    ...tags(it.tags),
    ...Object.entries(it.spend ?? {}).map(([icon, count]) => ({ icon, text: `−${count}` })),
  ];
}

const MADE = ['mc', 'heat', 'plants', 'cards', 'steel', 'titanium'] as const;

function made(production: Production | null): Glyph[] {
  if (!production) return [];
  const fixed = MADE.flatMap((what) => {
    const amount = production[what];
    return amount ? [{ icon: what === 'cards' ? 'card' : what, text: many(amount), made: true }] : [];
  });
  const scaled = (production.per ?? []).flatMap((it) => [
    { icon: it.resource, text: many(it.amount), made: true },
    ...counted(it.per, it.tag, it.count),
  ]);
  return [...fixed, ...scaled];
}

/** One option of an Action: what it costs, then what it gives; in brief, without what changes for who chose phase III. */
export function option(it: ActionOption, brief = false): Glyph[] {
  const bonus = brief ? undefined : it.bonus_if_chose_action_phase;
  return [
    ...it.cost.flatMap(price),
    sign('→'),
    ...all(it.gain),
    ...(bonus?.gain ? [sign('(III:'), ...all(bonus.gain), sign(')')] : []),
    ...(bonus?.cost ? [sign('(III:'), ...bonus.cost.flatMap(price), sign(')')] : []),
  ];
}

/** All that a card does, line by line; requirements are told apart by `needs`. */
export function lines(card: Printed, brief = false): Line[] {
  const found: Line[] = [
    { kind: 'made', glyphs: made(card.production) },
    { kind: 'now', glyphs: all(card.on_play) },
    ...card.effect.map((it): Line => ({ kind: 'lasting', glyphs: lasting(it) })),
    ...(card.action?.options ?? []).map((it): Line => ({ kind: 'action', glyphs: option(it, brief) })),
  ];
  return found.filter(({ glyphs }) => glyphs.length > 0);
}

/** The options of the first choice that a card offers, for the question which one. */
export function choices(card: Printed): Glyph[][] {
  const found = firstChoice([...card.on_play, ...card.effect, ...(card.action?.options ?? []).flatMap(({ gain }) => gain)]);
  return found ? found.options.map(all) : [];
}

function firstChoice(effects: Effect[]): Effect | undefined {
  for (const it of effects) {
    if (it.kind === 'choice') return it;
    const inside = firstChoice([...(it.do ?? []), ...(it.then ?? []), ...(it.gain ?? [])]);
    if (inside) return inside;
  }
  return undefined;
}
