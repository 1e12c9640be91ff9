import { memoryFiles } from '../../site/files/memory-files';
import { isPublished } from '../../site/files/published-files';
import { parseText } from '../../site/json/read-json';
import { createDescribePlace } from '../../site/problem/describe-place';
import type { Finding } from '../../site/problem/finding';
import { readDocument } from '../../site/read/read-document';
import { isConflict } from '../conflict';
import { diffValues } from '../diff/diff-values';
import { editText } from '../text/edit-text';
import { mergeValues } from './merge-values';
import { type MergeConflict, type Side, sentenceOf } from './merged';

/** What a file was, and what it is on each side; undefined where there is none. */
export interface MergeTexts {
  base: string | undefined;
  ours: string;
  theirs: string;
}

export interface MergedText {
  /** The text of one side with the changes of the other, as far as there is no conflict. */
  text: string;
  conflicts: readonly MergeConflict[];
}

interface MergeOptions {
  /** Whose value counts where there is a conflict. */
  side?: Side;
  /** What is wrong with a merged text, and with none of the sides. */
  errorsOf?(text: string): readonly Finding[];
}

const names = { base: 'The version before', ours: 'That of ours', theirs: 'That of theirs' } as const;

/**
 * Merges what two sides have made of a content file, by its structure. All but what the other side has changed is written
 * as on ours. A result that would be wrong is a conflict as a whole.
 */
export function mergeTexts(
  file: string,
  texts: MergeTexts,
  { side = 'ours', errorsOf = () => [] }: MergeOptions = {},
): MergedText {
  const { base, ours, theirs } = texts;
  if (ours === theirs || base === theirs) return { text: ours, conflicts: [] };
  if (base === ours) return { text: theirs, conflicts: [] };
  const whole = (conflicts: readonly MergeConflict[]) => ({ text: texts[side], conflicts });
  if (isPublished(file))
    return whole([
      { pointer: '', message: `${sentenceOf(texts)} It is published as it is, so it is not merged.` },
    ]);
  for (const each of ['base', 'ours', 'theirs'] as const) {
    const mistake = mistakeIn(file, texts[each]);
    if (mistake !== undefined)
      return whole([{ pointer: '', message: `${names[each]} can’t be read: ${mistake}` }]);
  }
  const [was, own, other] = [base && parseText(base), parseText(ours), parseText(theirs)];
  const { value, conflicts } = mergeValues({ base: was, ours: own, theirs: other }, side);
  const operations = diffValues(own, value).map(({ step }) => ({ ...step, file }));
  const edited = editText(file, ours, operations);
  if (isConflict(edited)) throw new Error(edited.message);
  const errors = errorsOf(edited.text).map(({ pointer, message }) => {
    // The text that is left may not have it.
    const place = createDescribePlace(edited.text)(pointer);
    const words = place === '' ? message : `${place}: ${message}`;
    return { pointer: '', message: `The changes of both sides do not go together. ${words}` };
  });
  return errors.length > 0 ? whole([...conflicts, ...errors]) : { text: edited.text, conflicts };
}

/** Why a text can't be edited. */
function mistakeIn(file: string, text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : readDocument(memoryFiles({ [file]: text }), file).findings[0]?.message;
}
