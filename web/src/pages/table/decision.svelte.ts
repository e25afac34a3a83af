// From pointing at a piece to sending an action: at once, after a second tap, or after a short time in which it can be stopped.

import { untrack } from 'svelte';
import type { Ask, Offer } from '../../api/ask.svelte';
import type { Asked } from '../../api/types';
import { targetsOf, type Listener, type Pointed } from '../../frame/pointing/spot';
import type { Room } from '../../frame/room.svelte';
import { settings } from '../../frame/settings.svelte';
import { say } from '../../words/words.svelte';

/** Milliseconds in which an action can still be stopped. */
const GRACE = 2000;
/** Milliseconds before a decision with one answer makes itself, at least. */
const SINGLE = 300;

/** Where a decision is made: a table, or a puzzle. */
interface Place {
  readonly position: { question: Asked | null } | null;
  readonly ask: Ask;
  act(choice: Offer): void;
  /** The table; a puzzle has none. */
  readonly table?: { lesson?: string | undefined } | null;
}

export class Decision implements Listener {
  /** The action that is about to be sent and can still be stopped. */
  grace: Offer | null = $state.raw(null);

  constructor(
    readonly session: Place,
    readonly room: Room,
    /** Called when an action is sent. */
    readonly acted: () => void,
  ) {
    // Whatever was pointed at belongs to the question before.
    $effect(() => {
      void session.position?.question?.id;
      untrack(() => this.#forget());
      this.grace = null;
    });
    $effect(() => {
      if (!this.grace) return;
      const over = setTimeout(() => this.now(), GRACE);
      return () => clearTimeout(over);
    });
    $effect(() => this.#answerSingle());
  }

  /** Sends an action, or starts its grace period if the person wants one. */
  act(choice: Offer): void {
    this.#forget();
    if (settings.confirm === 'grace' && this.grace !== choice) this.grace = choice;
    else this.#send(choice);
  }

  /** Sends the action in its grace period. */
  now(): void {
    if (this.grace) this.#send(this.grace);
    this.grace = null;
  }

  stop(): void {
    this.grace = null;
  }

  #send(choice: Offer): void {
    this.acted();
    this.session.act(choice);
  }

  /** A piece was chosen: does its only action, or asks which, or tells why there is none. */
  point(pointed: Pointed): void {
    const { room } = this;
    room.looked = null;
    const [only] = pointed.legal;
    const sure = !this.#twice(only) || room.pointed?.name === pointed.name;
    if (pointed.legal.length === 0 && pointed.refused.length === 0) {
      if (pointed.zoom) room.looked = pointed;
    } else if (only && pointed.legal.length === 1 && sure) this.act(only);
    else if (room.aiming?.name === pointed.name || !this.#aim(pointed)) room.pointed = pointed;
  }

  /** Lets the person choose among the actions of a piece on the board, if each has a piece of its own there. */
  #aim(pointed: Pointed): boolean {
    // A single action that counts for the whole game is confirmed, however many pieces stand for it.
    if (pointed.legal.length < 2) return false;
    const targets = targetsOf(pointed);
    if (targets.length < 2) return false;
    this.room.aiming = pointed;
    this.session.ask.aim = new Set(pointed.legal.map(({ action }) => action));
    const seen = (node: Element) => {
      const { top, bottom } = node.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    if (!targets.some(seen)) targets[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
    return true;
  }

  /** Everything is open again. */
  unaim(): void {
    [this.room.aiming, this.session.ask.aim] = [null, null];
  }

  /** Shows what can be chosen on the board as a menu. */
  list(): void {
    this.room.pointed = this.room.aiming;
  }

  /** Whether a choice needs a second tap: because it counts for the whole game, or gives something away while there are others. */
  #twice(choice: Offer | undefined): boolean {
    const { module, view } = this.room;
    const question = this.session.position?.question;
    const lasting = question != null && (module.lasting?.includes(question.message.id) ?? false);
    const wasted = choice !== undefined && (question?.legal.length ?? 0) > 1 && (module.wastes?.(view, choice.action) ?? false);
    return settings.confirm === 'always' || (settings.confirm === 'lasting' && (lasting || wasted));
  }

  /** A piece is looked at; while a menu is open, that is what counts. */
  look(looked: Pointed | null): void {
    if (!this.room.pointed) this.room.looked = looked;
  }

  /** An action was chosen from the list. */
  choose(choice: Offer, at: Element): void {
    const name = say(choice.message, this.room.places);
    const closed = this.session.ask.closed(choice.action);
    this.point({ at: at.getBoundingClientRect(), name, legal: closed ? [] : [choice], refused: closed ? [closed] : [] });
  }

  #forget(): void {
    this.unaim();
    this.room.pointed = null;
    this.room.looked = null;
  }

  /** A decision with one answer makes itself if the person chose that. */
  #answerSingle(): (() => void) | undefined {
    const question = this.session.position?.question;
    // A lesson explains every question first.
    if (!settings.single || this.session.table?.lesson || !question?.owed || question.legal.length !== 1) return undefined;
    const [only] = question.legal;
    const soon = setTimeout(() => only && this.session.act(only), Math.max(SINGLE, settings.animation));
    return () => clearTimeout(soon);
  }
}
