// Soft hyphens in long words, between syllables as far as the letters tell.
//
// CSS can't do it: SVG text does not wrap, and browsers hyphenate few languages. A library with dictionaries (`hyphen`) breaks
// some words better, but its patterns weigh 141 kB compressed for German, 11 for Polish and 21 for English.
// The names on cards and tiles need few breaks, and these lines find them in all three languages.

const VOWEL = 'aeiouyäöüąęó';
/** Consonants that begin a syllable together. */
const TOGETHER = /(?:sch[lmnrw]?|s[pt]r?|ch|ck|ph|th|qu|[bcfgkpv][lr]|[dt]r|[csdr]z|dź|rz)$/;
const SOFT = '\u00ad';
/** Minimum length of a word to break, and of each piece. */
const [LONG, PIECE] = [9, 3];

/** The text with soft hyphens in its long words. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

/** The text without soft hyphens, for comparing and for screen readers. */
export function plain(text: string): string {
  return text.replaceAll(SOFT, '');
}

/** A syllable begins with the last consonant before a vowel, or with a group that belongs together. */
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
