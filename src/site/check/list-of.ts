import { isToday } from '../collections/lists';
import type { Definition } from '../collections/read-definitions';
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
  },
  page(page, { definitions: { definitions, broken } }, report) {
    for (const [index, block] of page.content.blocks.entries()) {
      if (!isList(block)) continue;
      const written: WrittenList = block;
      const at = (key: string) => ({ document: page, pointer: `/blocks/${index}/${key}` });
      const definition = definitions.get(written.of);
      if (definition) checkList(written, definition, at, report);
      else if (!broken.has(written.of)) {
        const known = [...definitions.keys()];
        report(at('of'), 'unknown', written.of, known, guess(written.of, known, 2));
      }
    }
  },
};

function checkList(
  { where = {}, order, columns, as, topics }: WrittenList,
  { collection: { name, fields, groups } }: Definition,
  at: (key: string) => Parameters<Report<Mistakes>>[0],
  report: Report<Mistakes>,
) {
  const known = Object.keys(fields);
  const check = (field: string, key: string) =>
    known.includes(field) || report(at(key), 'field', field, name, known, guess(field, known, 2));
  if (order !== undefined) check(order, 'order');
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
  if (as === 'table' && !columns) report(at('as'), 'noColumns');
}
