import type { Place } from '../../site/json/place';
import { valueAt } from '../../site/json/value-at';
import { markdownWords } from '../../site/page/markdown-words';
import type { Span } from '../../site/page/written-characters';
import type { SetValue } from '../operation';
import { applyEdits } from '../text/pieces';
import type { ContentPages } from './content-pages';
import { type FindOptions, type FoundText, findText, settingOf } from './find-text';
import type { FoundWords } from './find-words';
import { fitCapitals } from './fit-capitals';
import { type Rewrite, rewriteOperations, type TextPart } from './rewrite';

export interface ReplaceOptions extends FindOptions {
  /** The new words get the capitals of those that they replace. */
  keepsCapitals?: boolean;
  /** False for places that stay. */
  isWanted?: (place: Place, span: Span) => boolean;
}

export interface Replacement {
  operations: SetValue[];
  /** Every place that changes. */
  places: TextPart[];
  /** Markdown texts that can't show the new words as they are: they stay. */
  left: FoundText[];
  /** Markdown texts in which markup begins or ends within the words: they stay. */
  split: readonly Place[];
  /** Settings that have the words and more, and are no texts: they stay. */
  kept: Place[];
}

/** Replaces words that visitors read. */
export function replaceText(
  content: Pick<ContentPages, 'pages' | 'collections' | 'site'>,
  old: string,
  by: string,
  { keepsCapitals = false, isWanted = () => true, ...options }: ReplaceOptions = {},
): Replacement {
  const language = valueAt(content.site, '/site/language');
  const { texts, values, split } = findText(content, old, options);
  const kept = values.filter(({ pointer, token }) => pointer === settingOf(token));
  const done: Replacement = { operations: [], places: [], left: [], split, kept };
  for (const text of texts) {
    const found = { ...text, spans: text.spans.filter((span) => isWanted(text, span)) };
    const changes = found.spans.map((span) => ({
      span,
      by: keepsCapitals ? fitCapitals(by, span.words, old, language) : by,
    }));
    const written = writtenIn(found, changes);
    if (!written) done.left.push(found);
    else {
      const rewrites = written.map(({ span, by }) => ({ part: { ...found, span }, by }));
      done.places.push(...rewrites.map(({ part }) => part));
      done.operations.push(...operationsOn(found, written, rewrites));
    }
  }
  return done;
}

interface WordChange {
  span: FoundWords;
  by: string;
}

/** The changes as a text has to have them; undefined if it can't show the new words. */
function writtenIn(
  { text, paragraphs }: FoundText,
  changes: readonly WordChange[],
): readonly WordChange[] | undefined {
  if (!paragraphs) return changes;
  const readIn = (index: number) =>
    changes.flatMap(({ span: { read }, by }) => (read.paragraph === index ? [{ span: read, by }] : []));
  const wanted = bare(paragraphs.map((words, index) => changed(words, readIn(index))));
  const escaped = changes.map(({ span, by }) => ({
    span,
    by: by.replace(/[\\`*_[\]<>&!#~=|+\-.)"]/g, '\\$&'),
  }));
  return [changes, escaped].find(
    (tried) => bare(markdownWords(changed(text, tried)).map(({ words }) => words)) === wanted,
  );
}

const changed = (text: string, changes: readonly { span: Span; by: string }[]) =>
  applyEdits(
    text,
    changes.map(({ span: { start, end }, by }) => ({ offset: start, length: end - start, text: by })),
  );

/** Markdown joins lines and drops spaces at their ends. */
const bare = (texts: readonly string[]) => texts.join('').replace(/\s+/g, '');

/** One operation a place keeps the escapes between them; a word that is everywhere would take long. */
const fewPlaces = 8;

function operationsOn(
  { file, pointer, text }: FoundText,
  written: readonly WordChange[],
  rewrites: readonly Rewrite[],
): SetValue[] {
  if (written.length <= fewPlaces) return rewriteOperations(rewrites);
  return [{ op: 'set', file, at: pointer, value: changed(text, written), was: text }];
}
