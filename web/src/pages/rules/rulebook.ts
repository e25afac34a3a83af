// A rulebook as a page: sections, search, and rules that name each other.

import type { RuleInfo } from '../../api/types';
import { matcher } from './matching';

export interface Section {
  title: string;
  rules: RuleInfo[];
}

/** The rules under their headings, in the order of the book. */
export function sections(rules: RuleInfo[]): Section[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const under = found.get(rule.section);
    if (under) under.push(rule);
    else found.set(rule.section, [rule]);
  }
  return [...found].map(([title, rules]) => ({ title, rules }));
}

/** The rules that contain all these words in their id, heading or text. */
export function search(rules: RuleInfo[], words: string): RuleInfo[] {
  const within = matcher(words);
  return rules.filter(({ id, section, text }) => within(`${id} ${section} ${text}`));
}
