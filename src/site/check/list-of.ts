import { rowForms } from '../collections/list-block';
import type { Definition } from '../collections/read-definitions';
import { isToday } from '../collections/today';
import { sureValue } from '../problem/finding';
import { isList } from '../read/list-blocks';
import type { WrittenList } from '../schema/types.gen';
import { didYouMean, type Guess, guess } from '../text/nearest';
import type { Report, Rule } from './rule';

interface Mistakes {
  unknown: [name: string, known: readonly string[], meant: Guess | undefined];
  field: [name: string, collection: string, known: readonly string[], meant: Guess | undefined];
  word: [word: string, field: string, known: readonly string[], meant: Guess | undefined];
  noDate: [field: string];
  noGroups: [collection: string];
  noColumns: [];
  noWords: [field: string];
  unused: [field: string, form: string];
}

export const listOf: Rule<Mistakes> = {
  id: 'list-of',
  severity: 'error',
  meaning: 'A list names a collection, and fields that it has.',
  messages: {
    unknown: {
      message: (name, _known, meant) => `There is no collection "${name}".${didYouMean(meant?.text)}`,
      help: (_, known) =>
        known.length > 0 ? `Collections: ${known.join(', ')}.` : 'Add a folder with a collection.json.',
      fix: (_name, _known, meant) => sureValue(meant),
      example: ['newz', ['news', 'products'], { text: 'news', isSure: true }],
    },
    field: {
      message: (name, collection, _known, meant) =>
        `"${name}" is not a field of ${collection}.${didYouMean(meant?.text)}`,
      help: (_name, _collection, known) => `Its fields: ${known.join(', ')}.`,
      example: ['day', 'News', ['title', 'date'], undefined],
    },
    word: {
      message: (word, field, _known, meant) =>
        `"${word}" is no word of "${field}".${didYouMean(meant?.text)}`,
      help: (_word, _field, known) => `Its words: ${known.join(', ')}.`,
      fix: (_word, _field, _known, meant) => sureValue(meant),
      example: ['storge', 'tags', ['storage', 'network'], { text: 'storage', isSure: true }],
    },
    noDate: {
      message: (field) => `"${field}" is no date, so no row is from today.`,
      help: () => 'Name a field of the kind date.',
      example: ['title'],
    },
    noGroups: {
      message: (collection) => `${collection} has no groups, so there are no pages of topics.`,
      help: () => 'Add "groups" to its collection.json, or delete "topics".',
      example: ['News'],
    },
    noColumns: {
      message: () => 'A table needs "columns": the fields that it shows.',
      help: () => 'Add it, such as "columns": ["brand", "price"].',
      example: [],
    },
    noWords: {
      message: (field) => `"${field}" has no words that could be headings.`,
      help: () => 'Name a field of the kind choice or words.',
      example: ['title'],
    },
    unused: {
      message: (field, form) => `A list in the form "${form}" has no "${field}".`,
      help: () => 'Delete it, or choose another form in "as".',
      example: ['by', 'steps'],
    },
  },
  page(page, { definitions: { definitions, broken } }, report) {
    for (const [index, block] of page.content.blocks.entries()) {
      if (!isList(block)) continue;
      const written: WrittenList = block;
      const at = (key: string) => ({ document: page, pointer: `/blocks/${index}/${key}` });
      const definition = definitions.get(written.of);
      checkForm(written, at, report);
      if (definition) checkList(written, definition, at, report);
      else if (!broken.has(written.of)) {
        const known = [...definitions.keys()];
        report(at('of'), 'unknown', written.of, known, guess(written.of, known, 2));
      }
    }
  },
};

type At = (key: string) => Parameters<Report<Mistakes>>[0];

function checkForm({ as = 'cards', by, columns, action }: WrittenList, at: At, report: Report<Mistakes>) {
  if (as === 'table' && !columns) report(at('as'), 'noColumns');
  if (by !== undefined && !(as in rowForms)) report(at('by'), 'unused', 'by', as);
  if (action && as !== 'cards' && !(as in rowForms)) report(at('action'), 'unused', 'action', as);
}

function checkList(
  { where = {}, order, by, columns, topics }: WrittenList,
  { collection: { name, fields, groups } }: Definition,
  at: At,
  report: Report<Mistakes>,
) {
  const known = Object.keys(fields);
  const check = (field: string, key: string): boolean => {
    const isKnown = known.includes(field);
    if (!isKnown) report(at(key), 'field', field, name, known, guess(field, known, 2));
    return isKnown;
  };
  if (order !== undefined) check(order, 'order');
  if (by !== undefined && check(by, 'by') && !fields[by]?.of) report(at('by'), 'noWords', by);
  for (const [index, field] of (columns ?? []).entries()) check(field, `columns/${index}`);
  for (const [field, words] of Object.entries(where)) {
    check(field, `where/${field}`);
    const { of, kind } = fields[field] ?? {};
    for (const [index, word] of words.entries())
      if (of && !of.includes(word))
        report(at(`where/${field}/${index}`), 'word', word, field, of, guess(word, of, 2));
      else if (kind !== undefined && kind !== 'date' && isToday(word))
        report(at(`where/${field}/${index}`), 'noDate', field);
  }
  if (topics && !groups) report(at('topics'), 'noGroups', name);
}
