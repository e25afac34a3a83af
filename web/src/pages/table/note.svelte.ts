// A short note to the person: something was copied, hinted at, or went wrong.

import { problemOf } from '../../api/http';
import { text } from '../../words/words.svelte';

export class Note {
  text: string | null = $state(null);

  /** Waits for something to be done, and says so if it fails. */
  async attempt<T>(doing: Promise<T>): Promise<T | undefined> {
    try {
      return await doing;
    } catch (error) {
      this.text = text(`server-error-${problemOf(error).code}`);
      return undefined;
    }
  }
}
