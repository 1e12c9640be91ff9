import { editDistance } from '../../../site/text/nearest';
import { singular } from '../../../site/text/wording';

/** What one of many is found by. */
export interface FindableChoice {
  name: string;
  about: string;
  /** What people may also call it. */
  otherWords?: readonly string[];
  /** What it is not, and comes close to. */
  closeWords?: readonly string[];
}

export interface FoundChoices<Choice> {
  fits: Choice[];
  close: Choice[];
  /** True for a name that was typed, or meant. */
  isMeant(name: string): boolean;
}

/** Words that say nothing of what is looked for. */
const fillers = new Set('a an and for i in my need of on or our the to us we with'.split(' '));

/** What fits what is typed, and what comes close to it, the best first: by name, other words and purpose, also with one wrong letter. */
export function findChoices<Choice extends FindableChoice>(
  choices: readonly Choice[],
  typed: string,
): FoundChoices<Choice> {
  const all = wordsOf(typed);
  const own = all.filter((word) => !fillers.has(word));
  const terms = (own.length > 0 ? own : all).map((word): Term => {
    const exact = { word, isLike: (other: string) => other.startsWith(word) };
    // A word that is right somewhere is not misspelt.
    return choices.some((choice) => strength(choice, exact) > 0) ? exact : { word, isLike: nearly(word) };
  });
  const rated = choices.map((choice) => {
    const strengths = terms.map((term) => strength(choice, term));
    const sum = strengths.reduce((total, each) => total + each, likeness(choice, typed));
    return { choice, sum, fitting: strengths.filter((each) => each > 1).length };
  });
  const most = Math.max(0, ...rated.map(({ fitting }) => fitting));
  const best = rated.filter(({ sum }) => sum > 0).toSorted((a, b) => b.sum - a.sum);
  const isFit = ({ fitting }: { fitting: number }) => fitting > 0 && fitting === most;
  return {
    fits: best.filter(isFit).map(({ choice }) => choice),
    close: best.filter((each) => !isFit(each)).map(({ choice }) => choice),
    isMeant: (name) => wordsOf(name).some((word) => terms.some(({ isLike }) => isLike(word))),
  };
}

interface Term {
  word: string;
  isLike(word: string): boolean;
}

/** 3 for its names, 2 for what it is for, 1 for what it comes close to. */
function strength(
  { name, about, otherWords = [], closeWords = [] }: FindableChoice,
  { word, isLike }: Term,
): number {
  const hasLike = (texts: readonly string[]) => texts.some((text) => wordsOf(text).some(isLike));
  if (hasLike([name, ...otherWords])) return 3;
  if (wordsOf(about).some((each) => each.startsWith(word))) return 2;
  return hasLike(closeWords) ? 1 : 0;
}

/**
 * 2 for a name as it is typed, 1 for one in its plural: "prices" is nearer to "price" than "price list" is. A half for
 * its own name as far as that is typed.
 */
function likeness({ name, otherWords = [] }: FindableChoice, typed: string): number {
  const names = [name, ...otherWords];
  const same = (text: string) => wordsOf(text).join(' ');
  const start = typed.trim().toLowerCase();
  if (names.some((each) => each.toLowerCase() === start)) return 2;
  if (names.some((each) => same(each) === same(typed))) return 1;
  return start !== '' && name.toLowerCase().startsWith(start) ? 0.5 : 0;
}

const nearly = (typed: string) => (word: string) => typed.length > 3 && editDistance(typed, word, 2) <= 1;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => singular(word.replace(/ies$/, 'y')));
