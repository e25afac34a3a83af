// A study as its author writes it. It is saved by itself, a moment after the last change.

import { problemOf } from '../../api/http';
import type { Note, Problem, Study, StudyChange } from '../../api/types';
import { substance } from './notes';

/** Milliseconds without a change before it is saved. */
const PAUSE = 700;
/** Milliseconds before the next attempt when the server could not be reached. */
const AGAIN = 4000;

type Change = Omit<StudyChange, 'revision'>;

export class Draft {
  title: string = $state.raw('');
  language: string = $state.raw('');
  notes: Note[] = $state.raw([]);
  state: 'saved' | 'unsaved' | 'failed' = $state.raw('saved');
  /** Why the last attempt failed. */
  problem: Problem | null = $state.raw(null);
  #revision: number;
  #unsaved: Change = {};
  #soon: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;

  constructor(
    study: Study,
    private readonly send: (change: StudyChange) => Promise<Study>,
  ) {
    ({ title: this.title, language: this.language, notes: this.notes, revision: this.#revision } = study);
  }

  change(change: Change): void {
    Object.assign(this, change);
    Object.assign(this.#unsaved, change);
    this.state = 'unsaved';
    this.#later(PAUSE);
  }

  #later(wait: number): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.save(), wait);
  }

  /** Saves what has changed; one attempt at a time. */
  async save(): Promise<void> {
    clearTimeout(this.#soon);
    await this.#saving;
    if (Object.keys(this.#unsaved).length === 0) return;
    this.#saving = this.#try();
    await this.#saving;
    this.#saving = null;
  }

  async #try(): Promise<void> {
    const change = this.#unsaved;
    this.#unsaved = {};
    try {
      const { title, notes, ...rest } = change;
      const wish = { ...rest, ...(title?.trim() && { title }), ...(notes && { notes: substance(notes) }) };
      const { revision } = await this.send({ ...wish, revision: this.#revision });
      this.#revision = revision;
      this.problem = null;
      if (Object.keys(this.#unsaved).length === 0) this.state = 'saved';
    } catch (error) {
      this.#unsaved = { ...change, ...this.#unsaved };
      [this.problem, this.state] = [problemOf(error), 'failed'];
      // Other problems do not go away by themselves.
      if (['unreachable', 'trouble', 'too-many'].includes(this.problem.code)) this.#later(AGAIN);
    }
  }
}
