// A lesson at the table: what it says now, what it points at, and which actions it lets through. Where the learner stands
// follows from the game, so the server says it; only how much of a step was read stays on the device.

import { api } from '../../api/http';
import type { Session } from '../../api/session.svelte';
import type { Guide } from '../../api/ask.svelte';
import type { Lesson, Point, Said, Step, Texts } from '../../api/types';
import { beginsWith } from '../../frame/pointing/marks';
import { spokenLanguage, text } from '../../words/words.svelte';

/** What the panel shows: something to read, to do, to watch, or the end. */
export interface Card {
  kind: 'read' | 'do' | 'after' | 'watch' | 'free' | 'end';
  say: string;
  points: Point[];
  rules: string[];
}

interface Kept {
  table: string;
  step: number;
  read: number;
  off: boolean;
}

const KEY = 'syrtis-lesson';

/** A text of a lesson as a reason: it needs no Fluent id of its own. */
const raw = (what: string): Said => ({ id: 'web-lesson-says', args: [['what', { name: what }]] });

export class Teaching {
  lesson: Lesson | null = $state.raw(null);
  /** The person plays on without the lesson. */
  off = $state(false);
  /** Counts how often the person asked to be shown; null until they ask in this step. */
  shown: number | null = $state(null);
  /** What to say about the last decision. */
  #after: Texts | null = $state.raw(null);
  /** How many readings of which step are read. */
  #read = $state.raw({ step: 0, count: 0 });
  /** The question at which the person skipped the step. */
  #skipped: string | null = $state(null);

  constructor(
    readonly session: Session,
    /** Whether the table still shows what others did. */
    readonly playing: () => boolean,
    /** Whether it stops at a big moment until the person goes on. */
    readonly waits: () => boolean,
  ) {
    const { table } = session;
    if (!table?.lesson || table.your_seat === undefined) return;
    const kept = this.#kept();
    if (kept) [this.off, this.#read] = [kept.off, { step: kept.step, count: kept.read }];
    const { game, lesson } = table;
    // The game can be played without the lesson; if it was lost on the way, it comes with the next connection.
    $effect(() => {
      if (this.lesson || session.link !== 'open') return;
      api.lesson(game, lesson).then(
        (found) => (this.lesson = found),
        () => null,
      );
    });
    let before = this.#place;
    $effect(() => {
      const place = this.#place;
      if (place.passed > before.passed && before.step !== null) this.#after = this.lesson?.steps[place.passed - 1]?.after ?? null;
      // Whoever took a move back has read the step.
      if (place.passed < before.passed) [this.#after, this.#read] = [null, { step: place.step ?? 0, count: Infinity }];
      if (place.step !== before.step) this.shown = null;
      before = place;
    });
    $effect.pre(() => {
      session.ask.guide = this.#guide;
    });
  }

  #place = $derived.by(() => {
    const { passed = 0, step = null } = this.session.position?.lesson ?? {};
    return { passed, step };
  });

  /** The step that teaches the present question. */
  step: Step | null = $derived(this.#place.step === null ? null : (this.lesson?.steps[this.#place.step] ?? null));

  /** Whether others still decide: what they do may depend on what they see. */
  #others = $derived.by(() => this.session.position?.to_act.some((seat) => seat !== this.session.seat) ?? false);

  #question = $derived.by(() => this.session.position?.question?.id ?? null);
  #counted = $derived(this.#read.step === this.#place.step ? this.#read.count : 0);

  #guide: Guide | null = $derived.by(() => {
    const { lesson, step } = this;
    if (!lesson || this.off || this.#question === null) return null;
    if (this.#others) return { open: () => false, instead: { id: 'web-lesson-watch', args: [] } };
    if (!step || step.open.length === 0 || this.#skipped === this.#question) return null;
    const open = (action: string) => step.open.some((words) => beginsWith(action, words));
    return { open, instead: step.instead ? raw(this.#said(step.instead)) : { id: 'web-lesson-instead', args: [] } };
  });

  card: Card | null = $derived.by(() => {
    const { lesson, step } = this;
    if (!lesson || this.off) return null;
    const card = (kind: Card['kind'], say: string, points: Point[] = [], rules: string[] = []): Card => ({ kind, say, points, rules });
    if (this.session.position?.outcome) return card('end', this.#said(lesson.end));
    if (this.#after) return card('after', this.#said(this.#after));
    if (this.waits()) return card('watch', text('web-lesson-look'));
    if (this.#question === null || this.#others || this.playing()) return card('watch', text('web-lesson-watch'));
    if (!step) return card('free', text('web-lesson-free'));
    if (this.#skipped === this.#question) return card('free', text('web-lesson-skipped'));
    const reading = step.read[this.#counted];
    if (reading) return card('read', this.#said(reading.say), reading.point);
    const points = step.point.length > 0 ? step.point : step.open.map((action) => ({ action }));
    return card('do', this.#said(step.say), points, step.rules);
  });

  /** How far the lesson is, in pages. */
  progress: { number: number; of: number } = $derived.by(() => {
    const steps = this.lesson?.steps ?? [];
    const pages = (some: Step[]) => some.reduce((sum, { read }) => sum + read.length + 1, 0);
    const at = this.#place.step ?? this.#place.passed;
    const here = this.step ? Math.min(this.#counted, this.step.read.length) + 1 : 0;
    return { number: Math.min(pages(steps.slice(0, at)) + here, pages(steps)), of: pages(steps) };
  });

  /** Whether it speaks about the present question. */
  get teaches(): boolean {
    return this.card !== null && this.card.kind !== 'free' && this.card.kind !== 'end';
  }

  /** Whether something was read that can be read again. */
  get readBefore(): boolean {
    return (this.card?.kind === 'read' || this.card?.kind === 'do') && (this.step?.read.length ?? 0) > 0 && this.#counted > 0;
  }

  /** Turns the page; does nothing where there is something to do. Returns whether it did. */
  next(): boolean {
    if (this.card?.kind === 'after') this.#after = null;
    else if (this.card?.kind === 'read') this.#turn(this.#counted + 1);
    else return false;
    return true;
  }

  back(): void {
    this.#turn(Math.min(this.#counted, this.step?.read.length ?? 0) - 1);
  }

  #turn(count: number): void {
    this.#read = { step: this.#place.step ?? 0, count };
    this.#keep();
  }

  show(): void {
    this.shown = (this.shown ?? 0) + 1;
  }

  /** The action that the step asks for. */
  get asked() {
    return this.step && this.step.open.length > 0 ? this.session.ask.open[0] : undefined;
  }

  /** Opens everything at this question. */
  skip(): void {
    this.#skipped = this.#question;
  }

  /** Plays on without the lesson, or comes back to it. */
  stop(off: boolean): void {
    this.off = off;
    this.#keep();
  }

  #said(texts: Texts): string {
    return texts[spokenLanguage()];
  }

  #kept(): Kept | null {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
      return kept?.table === this.session.id ? kept : null;
    } catch {
      return null;
    }
  }

  #keep(): void {
    const kept: Kept = { table: this.session.id, step: this.#read.step, read: this.#read.count, off: this.off };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the pages of a step are read again after a reload.
    }
  }
}
