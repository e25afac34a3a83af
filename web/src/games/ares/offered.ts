// What a player chooses from, and what they know of their partner's hand.

import type { View } from './types';

export interface Offered {
  corporations: string[];
  cards: string[];
  partner: { card: string; note: string }[];
}

export function offeredTo(view: View, seat: number | null): Offered {
  const { own, open } = view;
  if (!own || seat === null) return { corporations: [], cards: [], partner: [] };
  const answers = asked(view, seat) === 'answer';
  const known = own.partner.filter(({ card }) => card !== own.swap);
  return {
    corporations: open.boards[seat]?.corporation ? [] : own.dealt.filter((id) => id !== null),
    cards: [...own.drawn, ...(open.boards[seat]?.revealed ?? [])],
    partner: [
      ...(answers && own.swap ? [{ card: own.swap, note: 'ares-web-offered' }] : []),
      ...known.map(({ card, sure }) => ({ card, note: sure ? 'ares-web-partner-holds' : 'ares-web-partner-may' })),
    ],
  };
}

/** The question that waits on top of a player's stack. */
function asked({ open }: View, seat: number): string | undefined {
  const frame = open.boards[seat]?.frames.at(-1);
  return typeof frame === 'object' ? Object.keys(frame)[0] : frame;
}

/** Whether it asks for an answer, so that it should be in sight. */
export function waits(offered: Offered): boolean {
  return offered.corporations.length + offered.cards.length > 0 || offered.partner.some(({ note }) => note === 'ares-web-offered');
}

export function isEmpty(offered: Offered): boolean {
  return offered.corporations.length + offered.cards.length + offered.partner.length === 0;
}
