import { expect, test, vi } from 'vitest';
import { pickFrom } from '../../../tests/support/edits/random-operations';
import { collectionSites } from '../../../tests/support/generated/collection-site';
import {
  inBlocks,
  inDefinition,
  inList,
  inRow,
  inRowItself,
  inTexts,
  inTwoRows,
  isOne,
  type MakeSlip,
  withoutValue,
} from '../../../tests/support/generated/collection-slips';
import { loadSite } from '../../../tests/support/load-site';
import { randomNumbers } from '../../../tests/support/random-edits';
import { areTested } from '../../../tests/support/variations';
import { memoryFiles } from '../files/memory-files';
import type { Range } from '../json/locate';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 600_000 });

const sites = collectionSites(Number(process.env.RUNS ?? (areTested ? 60 : 5)));
const texts = ['line', 'markdown', 'longText'];

const objects = [
  'image',
  'fileImage',
  'scene',
  'card',
  'step',
  'action',
  'listItem',
  'faqItem',
  'statItem',
  'download',
];

const slips: Readonly<Record<string, MakeSlip>> = {
  'a text of another type': inRow(({ kind, list }, value, _, isTable) =>
    texts.includes(kind) && !list && value !== undefined && !isTable ? { value: 5 } : undefined,
  ),
  'a text for a number': inRow((field) =>
    field.kind === 'number' && isOne(field) ? { value: 'five' } : undefined,
  ),
  'one value for a list': inRow((field, _, __, isTable) =>
    isOne(field) || isTable ? undefined : { value: 5 },
  ),
  'a text that is too long': inRow(({ kind, list, max }) =>
    texts.includes(kind) && !list && max !== undefined ? { value: 'x'.repeat(max + 1) } : undefined,
  ),
  'a text that is too short': inRow(({ kind, list, min = 0 }) =>
    texts.includes(kind) && !list && min > 1 ? { value: 'x'.repeat(min - 1) } : undefined,
  ),
  'a number that is too large': inRow(({ kind, list, max }) =>
    kind === 'number' && !list && max !== undefined ? { value: max + 1 } : undefined,
  ),
  'a number that is too small': inRow(({ kind, list, min }) =>
    kind === 'number' && !list && min !== undefined ? { value: min - 1 } : undefined,
  ),
  'a word that is none of the choice': inRow(({ kind, list }) =>
    kind === 'choice' && !list ? { value: 'zzz' } : undefined,
  ),
  'one of several words that is none of them': inRow(({ kind, min = 0, max = 1 }) =>
    kind === 'words' && min <= 1 && max >= 1 ? { value: ['zzz'], within: '/0', marked: '"zzz"' } : undefined,
  ),
  'a word twice': inRow(({ kind, of, max = 2, min = 0 }) => {
    const [word = ''] = of ?? [];
    return kind === 'words' && max >= 2 && min <= 2
      ? { value: [word, word], within: '/1', marked: JSON.stringify(word) }
      : undefined;
  }),
  'fewer values than a list needs': inRow((field, value, _, isTable) => {
    const { min = 0 } = field;
    return !isOne(field) && min > 0 && Array.isArray(value) && !isTable
      ? { value: value.slice(0, min - 1) }
      : undefined;
  }),
  'a text for a date': inRow(({ kind, list }) =>
    kind === 'date' && !list ? { value: 'tomorrow' } : undefined,
  ),
  'a day that is in no calendar': inRow(({ kind, list }) =>
    kind === 'date' && !list ? { value: '2026-02-30' } : undefined,
  ),
  'the path of no page': inRow(({ kind, list }) =>
    kind === 'page' && !list ? { value: '/nowhere' } : undefined,
  ),
  'no path of a page': inRow(({ kind, list }) =>
    kind === 'page' && !list ? { value: 'a page' } : undefined,
  ),
  'a link to nowhere': inRow(({ kind, list }) =>
    kind === 'href' && !list ? { value: '/nowhere' } : undefined,
  ),
  'no address': inRow(({ kind, list }) => (kind === 'href' && !list ? { value: 'a b' } : undefined)),
  'a picture that is not there': inRow(({ kind, list }) =>
    (kind === 'image' || kind === 'fileImage') && !list
      ? {
          value: { type: 'file', src: 'images/gone.png', alt: 'Gone' },
          within: '/src',
          marked: '"images/gone.png"',
        }
      : undefined,
  ),
  'no color': inRow(({ kind, list }) => (kind === 'color' && !list ? { value: 'reddish' } : undefined)),
  'no icon': inRow(({ kind, list }) => (kind === 'icon' && !list ? { value: 'zzzzzz' } : undefined)),
  'no address for mail': inRow(({ kind, list }) =>
    kind === 'email' && !list ? { value: 'nobody' } : undefined,
  ),
  'the id of no logo': inRow(({ kind, list }) =>
    kind === 'logoId' && !list ? { value: 'nobody' } : undefined,
  ),
  'a number for an object': inRow(({ kind, list }) =>
    ['card', 'step', 'action', 'listItem', 'faqItem', 'download', 'scene'].includes(kind) && !list
      ? { value: 5 }
      : undefined,
  ),

  'a slug of another row': inTwoRows,
  'a slug that is none': inRowItself({ slug: 'Not a slug' }),
  'a field that is none': inRowItself({ zzzzzz: 'x' }),
  'a draft that is neither': inRowItself({ draft: 'perhaps' }),
  'a time that is none': inRowItself({ from: 'tomorrow morning' }),
  'a required value that is missing': withoutValue,

  'an unknown field in a text': inTexts(() => 'See {zzzzzz}'),
  'a text that is longer than its place': inTexts(({ fields }) => {
    const name = Object.keys(fields).find(
      (key) => fields[key]?.kind === 'line' && !fields[key]?.optional && !fields[key]?.list,
    );
    return name === undefined ? undefined : `{${name}}`.repeat(500);
  }),
  'a field in a text that has no words': inTexts(({ fields }) => {
    const name = Object.keys(fields).find((key) => objects.includes(fields[key]?.kind ?? ''));
    return name === undefined ? undefined : `See {${name}}`;
  }),
  'an unknown token of the site': inTexts(() => 'See {slug} {site.zzzzzz}'),
  'a heading that a row may not have': inDefinition(({ fields }) => {
    const name = Object.keys(fields).find(
      (key) =>
        fields[key]?.kind === 'line' &&
        fields[key]?.optional &&
        !fields[key]?.list &&
        (fields[key]?.max ?? 400) <= 400,
    );
    return name === undefined ? undefined : { at: ['page', 'blocks', '0', 'heading'], value: `{${name}}` };
  }),
  'an unknown field as a whole value': inDefinition(() => ({
    at: ['page', 'blocks', '0', 'heading'],
    value: { type: 'field', name: 'zzzzzz' },
    pointer: '/page/blocks/0/heading/name',
    marked: '"zzzzzz"',
  })),
  'a whole value of another kind': inDefinition(({ fields }) => {
    const name = Object.keys(fields).find((key) => objects.includes(fields[key]?.kind ?? ''));
    return name === undefined
      ? undefined
      : {
          at: ['page', 'blocks', '0', 'heading'],
          value: { type: 'field', name },
          pointer: '/page/blocks/0/heading/name',
          marked: `"${name}"`,
        };
  }),
  'a block of an unknown type': inBlocks({ type: 'zzzzzz' }, '/type', '"zzzzzz"'),
  'a block without what it needs': inBlocks({ type: 'cta', heading: 'H' }, '', '"cta"'),
  'a block with an unknown field': inBlocks(
    { type: 'cta', heading: 'H', actions: [{ label: 'Go', href: '/' }], zzzzzz: 1 },
    '/zzzzzz',
    '"zzzzzz"',
  ),
  'a block with a link to nowhere': inBlocks(
    { type: 'cta', heading: 'H', actions: [{ label: 'Go', href: '/nowhere' }] },
    '/actions/0/href',
    '"/nowhere"',
  ),
  'a block with a picture that is not there': inBlocks(
    {
      type: 'split',
      heading: 'H',
      text: 'T',
      imageSide: 'end',
      image: { type: 'file', src: 'images/gone.png', alt: 'Gone' },
    },
    '/image/src',
    '"images/gone.png"',
  ),
  'a block with a condition that is no field': inBlocks(
    { type: 'cta', if: 'zzzzzz', heading: 'H', actions: [{ label: 'Go', href: '/' }] },
    '/if',
    '"zzzzzz"',
  ),
  'a list of an unknown collection in a template': inBlocks(
    { type: 'list', of: 'zzzzzz', heading: 'H' },
    '/of',
    '"zzzzzz"',
  ),
  'an unknown field of an item': inDefinition(() => ({ at: ['item', 'text'], value: 'See {zzzzzz}' })),
  'an item with a link to nowhere': inDefinition(() => ({ at: ['item', 'href'], value: '/nowhere' })),
  'an item with a picture that is not there': inDefinition(() => ({
    at: ['item', 'image'],
    value: { type: 'file', src: 'images/gone.png', alt: 'Gone' },
    pointer: '/item/image/src',
    marked: '"images/gone.png"',
  })),
  'an item without a title': inDefinition(() => ({
    at: ['item', 'title'],
    value: undefined,
    pointer: '/item',
    marked: '{',
  })),
  'a kind of field that is none': inDefinition(({ fields }, random) => {
    const name = pickFrom(random, Object.keys(fields));
    return { at: ['fields', name, 'kind'], value: 'zzzzzz' };
  }),
  'a field without words to choose from': inDefinition(({ fields }) => {
    const name = Object.keys(fields).find((key) => fields[key]?.of);
    return name === undefined
      ? undefined
      : { at: ['fields', name, 'of'], value: undefined, pointer: `/fields/${name}`, marked: '{' };
  }),
  'a name of a field that every row has': inDefinition(() => ({
    at: ['fields', 'slug'],
    value: { kind: 'line', optional: true },
    marked: '"slug"',
  })),
  'limits that nothing fits': inDefinition(() => ({
    at: ['fields', 'added'],
    value: { kind: 'line', optional: true, min: 9, max: 2 },
    pointer: '/fields/added/min',
    marked: '9',
  })),
  'a part of a collection that is none': inDefinition(() => ({
    at: ['zzzzzz'],
    value: 1,
    marked: '"zzzzzz"',
  })),
  'a path without the slug': inDefinition(() => ({ at: ['path'], value: '/news' })),
  'a page without a path': inDefinition(() => ({
    at: ['path'],
    value: undefined,
    pointer: '/page',
    marked: '{',
  })),
  'a feed with the path of no feed': inDefinition(
    ({ feed }) => feed && { at: ['feed', 'path'], value: '/news/feed' },
  ),
  'a feed without a date': inDefinition(({ fields }) =>
    Object.values(fields).some(({ kind }) => kind === 'date')
      ? undefined
      : { at: ['feed'], value: { path: '/news/feed.xml' } },
  ),
  'topics by a field that is none': inDefinition(
    ({ groups }) => groups && { at: ['groups', 'by'], value: 'zzzzzz' },
  ),
  'topics with the path of no topic': inDefinition(
    ({ groups }) => groups && { at: ['groups', 'path'], value: '/topic' },
  ),
  'an unknown field in the page of a topic': inDefinition(
    ({ groups }) => groups && { at: ['groups', 'page', 'title'], value: 'About {zzzzzz}' },
  ),
  'a link to nowhere in the page of a topic': inDefinition(({ groups, fields }) => {
    const { kind, optional } = fields[groups?.by ?? ''] ?? {};
    // Where no row has a word, there is no such page.
    if (!groups || kind !== 'choice' || optional) return undefined;
    const end = [Object(groups.page).blocks].flat().length;
    return {
      at: ['groups', 'page', 'blocks', String(end)],
      value: { type: 'cta', heading: 'H', actions: [{ label: 'Go', href: '/nowhere' }] },
      pointer: `/groups/page/blocks/${end}/actions/0/href`,
      marked: '"/nowhere"',
    };
  }),

  'a list of an unknown collection': inList(() => ({ at: ['of'], value: 'zzzzzz' })),
  'a list with an unknown field': inList(() => ({ at: ['zzzzzz'], value: 1, marked: '"zzzzzz"' })),
  'a list in a form that is none': inList(({ as }) =>
    as === 'table' ? undefined : { at: ['as'], value: 'zzzzzz' },
  ),
  'a list without a heading': inList(() => ({
    at: ['heading'],
    value: undefined,
    pointer: '',
    marked: '"list"',
  })),
  'a list of too many rows': inList(() => ({ at: ['count'], value: 1000 })),
  'a list in the order of an unknown field': inList(() => ({ at: ['order'], value: 'zzzzzz' })),
  'a list where an unknown field has a word': inList(() => ({
    at: ['where'],
    value: { zzzzzz: ['x'] },
    pointer: '/where/zzzzzz',
    marked: '[',
  })),
  'a list where a word is unknown': inList((_, { fields }) => {
    const name = Object.keys(fields).find((key) => fields[key]?.of);
    return name === undefined
      ? undefined
      : { at: ['where'], value: { [name]: ['zzzzzz'] }, pointer: `/where/${name}/0`, marked: '"zzzzzz"' };
  }),
  'a list from today by a text': inList((_, { fields }) => {
    const name = Object.keys(fields).find((key) => fields[key]?.kind !== 'date' && !fields[key]?.of);
    return name === undefined
      ? undefined
      : {
          at: ['where'],
          value: { [name]: ['from today'] },
          pointer: `/where/${name}/0`,
          marked: '"from today"',
        };
  }),
  'a table without columns': inList(({ by, action, columns }) =>
    by === undefined && action === undefined && columns === undefined
      ? { at: ['as'], value: 'table' }
      : undefined,
  ),
  'a column that is no field': inList(() => ({
    at: ['columns'],
    value: ['zzzzzz'],
    pointer: '/columns/0',
    marked: '"zzzzzz"',
  })),
  'headings by a field that is none': inList(({ as }) =>
    as === 'rows' || as === 'lines' || as === 'menu' ? { at: ['by'], value: 'zzzzzz' } : undefined,
  ),
  'topics of a collection that has none': inList((_, { groups }) =>
    groups ? undefined : { at: ['topics'], value: true },
  ),
};

test.each(Object.entries(slips))('%s is one message, at its place', (_, makeSlip) => {
  for (const [index, site] of sites.entries()) {
    const slip = makeSlip(site, randomNumbers(index));
    if (!slip) continue;
    const found = loadSite(memoryFiles(slip.files)).problems.filter(({ severity }) => severity === 'error');
    const text = String(slip.files[slip.file]);
    const shown = found.map((problem) => ({
      file: problem.file,
      pointer: problem.pointer,
      marked: textAt(text, problem),
    }));
    const { file, pointer, marked } = slip;
    expect(shown, found.map(({ message }) => message).join('\n')).toEqual([{ file, pointer, marked }]);
  }
});

function textAt(text: string, { line, column, endLine, endColumn }: Range): string {
  const lines = text.split('\n').slice(line - 1, endLine);
  return lines
    .map((each, index) =>
      each.slice(index === 0 ? column - 1 : 0, index === lines.length - 1 ? endColumn - 1 : undefined),
    )
    .join('\n');
}
