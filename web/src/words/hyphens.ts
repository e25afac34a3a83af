// Where a long word may be broken: between its syllables, as far as its letters tell. Browsers know that of few languages.

const VOWEL = 'aeiouyäöüąęó';
/** Letters that stand together at the beginning of a syllable. */
const TOGETHER = /(?:sch[lmnrw]?|s[pt]r?|ch|ck|ph|th|qu|[bcfgkpv][lr]|[dt]r|[csdr]z|dź|rz)$/;
const SOFT = '\u00ad';
/** Shorter words are not broken, and no piece is shorter than the other number. */
const [LONG, PIECE] = [9, 3];

/** The text with soft hyphens in its long words. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

/** The text without them, as it is compared and spoken. */
export function plain(text: string): string {
  return text.replaceAll(SOFT, '');
}

/** A syllable begins with the last consonant before a vowel, or with those that belong together. */
function broken(word: string): string {
  let done = '';
  let rest = word;
  for (const { index, 0: group } of word.matchAll(new RegExp(`[^${VOWEL}]+(?=[${VOWEL}])`, 'giu'))) {
    const lower = group.toLowerCase();
    const own = TOGETHER.exec(lower)?.[0].length ?? 1;
    const at = index + group.length - own;
    const begun = word.length - rest.length;
    if (at - begun < PIECE || word.length - at < PIECE || index === 0) continue;
    done += word.slice(begun, at) + SOFT;
    rest = word.slice(at);
  }
  return done + rest;
}
