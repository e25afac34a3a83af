// Whether a text contains what somebody looks for: from the beginning of its words, without accents, in any form of the word.

/** Letters that lose no mark when it is taken off, because it is part of them. */
const WHOLE: Record<string, string> = { ł: 'l', ß: 'ss' };

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łß]/g, (letter) => WHOLE[letter] ?? letter);
}

/** The part of a word that its forms share, roughly: the end of a word changes in all our languages. */
function stem(word: string): string {
  if (word.length <= 3 || /[^\p{L}]/u.test(word)) return word;
  return word.slice(0, Math.max(3, word.length - (word.length > 5 ? 2 : 1)));
}

/** Tells texts that contain all these words. */
export function matcher(words: string): (text: string) => boolean {
  const wanted = folded(words).split(/\s+/).filter(Boolean).map(stem);
  const begins = wanted.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'));
  return (text) => {
    const all = folded(text);
    return begins.every((begin) => begin.test(all));
  };
}
