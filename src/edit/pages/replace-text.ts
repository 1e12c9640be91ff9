import type { Place } from '../../site/json/place';
import type { Span } from '../../site/page/markdown-links';
import { markdownWords } from '../../site/page/markdown-words';
import type { SetValue } from '../operation';
import { applyEdits, editsOf } from '../text/pieces';
import type { ContentPages } from './content-pages';
import { type FindOptions, type FoundText, findText, partsOf } from './find-text';
import { rewriteOperations, type TextPart } from './rewrite';

export interface Replacement {
  operations: SetValue[];
  /** Every place that changes. */
  places: TextPart[];
  /** Markdown texts that can't show the new words as they are: they stay. */
  left: Place[];
  /** Markdown texts in which markup begins or ends within the words: they stay. */
  split: readonly Place[];
}

/** Replaces words that visitors read. */
export function replaceText(
  content: Pick<ContentPages, 'pages' | 'site'>,
  old: string,
  by: string,
  options: FindOptions = {},
): Replacement {
  const { texts, split } = findText(content, old, options);
  const done: Replacement = { operations: [], places: [], left: [], split };
  for (const found of texts) {
    const written = writtenIn(found, by);
    if (written === undefined) done.left.push(found);
    else {
      done.places.push(...partsOf(found));
      done.operations.push(...operationsOn(found, written));
    }
  }
  return done;
}

/** The new words as a text has to have them; undefined if it can't show them. */
function writtenIn({ text, spans, read }: FoundText, by: string): string | undefined {
  if (!read) return by;
  const wanted = bare(read.map(({ words, spans }) => replaced(words, spans, by)));
  const shows = (written: string) =>
    bare(markdownWords(replaced(text, spans, written)).map(({ words }) => words)) === wanted;
  return [by, by.replace(/[\\`*_[\]<>&!#~=|+\-.)]/g, '\\$&')].find(shows);
}

const replaced = (text: string, spans: readonly Span[], by: string) => applyEdits(text, editsOf(spans, by));

/** Markdown joins lines and drops spaces at their ends. */
const bare = (texts: readonly string[]) => texts.join('').replace(/\s+/g, '');

/** One operation a place keeps the escapes between them; a word that is everywhere would take long. */
const fewPlaces = 8;

function operationsOn(found: FoundText, by: string): SetValue[] {
  const { file, pointer, text, spans } = found;
  if (spans.length <= fewPlaces) return rewriteOperations(partsOf(found).map((part) => ({ part, by })));
  return [{ op: 'set', file, at: pointer, value: replaced(text, spans, by), was: text }];
}
