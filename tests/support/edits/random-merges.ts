import fc from 'fast-check';
import { type ChangeCheck, createChangeCheck } from '../../../src/edit/check/never-worse';
import { isConflict } from '../../../src/edit/conflict';
import { createMergeErrors } from '../../../src/edit/merge/merge-errors';
import { type MergedText, mergeTexts } from '../../../src/edit/merge/merge-texts';
import { editText } from '../../../src/edit/text/edit-text';
import { validators } from '../../../src/node/base/content/compiled-validators';
import type { Files } from '../../../src/site/files/files';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { openValid } from '../fixtures';
import { filesOf, randomSite } from '../generated/site-case';
import { randomNumbers } from '../random-edits';
import { pickFrom, type Random, randomOperation } from './random-operations';

/** Two valid edits of one valid page, and what they are together. */
export interface RandomMerge extends MergedText {
  file: string;
  base: string;
  ours: string;
  theirs: string;
  /** Of the result. */
  errors: number;
}

interface MergedSite {
  files: Files;
  check: ChangeCheck;
  pages: readonly string[];
}

/** Merges edits of pages of a small site and of random ones, each of up to so many operations. */
export function createRandomMerges(randomSites: number, most = 1): (seed: number) => RandomMerge {
  const random = fc
    .sample(randomSite, { seed: 1, numRuns: randomSites })
    .map((site) => memoryFiles(filesOf(site)));
  const sites = [openValid('many-files'), ...random].flatMap(openSite);
  return (seed) => mergeAtRandom(randomNumbers(seed), sites, most);
}

function openSite(files: Files): MergedSite[] {
  const pages = files.list().filter((file) => file.startsWith('pages/') && file.endsWith('.json'));
  const check = createChangeCheck(files, validators);
  return pages.length > 0 && check.before().site ? [{ files, check, pages }] : [];
}

function mergeAtRandom(random: Random, sites: readonly MergedSite[], most: number): RandomMerge {
  const { files, check, pages } = pickFrom(random, sites);
  const file = pickFrom(random, pages);
  const base = files.read(file);
  const isValid = (text: string) => check.added([{ from: file, to: file, text }]).findings.length === 0;
  const edit = () => editValid(random, file, base, isValid, 1 + Math.floor(random() * most));
  const [ours, theirs] = [edit(), edit()];
  const texts = { base, ours, theirs };
  const merged = mergeTexts(file, texts, { errorsOf: createMergeErrors(check, file, texts) });
  const { findings } = check.added([{ from: file, to: file, text: merged.text }]);
  return { ...texts, file, ...merged, errors: findings.length };
}

/** Makes so many operations that leave the page valid. */
function editValid(
  random: Random,
  file: string,
  base: string,
  isValid: (text: string) => boolean,
  count: number,
): string {
  let text = base;
  for (let left = count; left > 0; ) {
    const edited = editText(file, text, [randomOperation(random, file, JSON.parse(text))]);
    if (isConflict(edited) || edited.text === text || !isValid(edited.text)) continue;
    text = edited.text;
    left -= 1;
  }
  return text;
}
