import { validators } from '../../../src/node/base/content/compiled-validators';
import { rowPlan } from '../../../src/site/collections/fields';
import { groupPath } from '../../../src/site/collections/group-path';
import { rowForms } from '../../../src/site/collections/list-block';
import { readRow, readRows } from '../../../src/site/collections/read-rows';
import { cellText } from '../../../src/site/csv/cell-text';
import { memoryFiles } from '../../../src/site/files/memory-files';
import type { Kind } from '../../../src/site/schema/definitions';
import type { Collection, HeroBlock, RowField, WrittenList } from '../../../src/site/schema/types.gen';
import type { Written } from '../written';
import type { CollectionParts } from './collection-arbitrary';
import { filledDefinition, readDefinition } from './filled-definition';
import { withFillableFields, withGrounds } from './fix-blocks';
import { shownAlways, withFittingBlocks } from './fix-page';
import { withoutReferences } from './fix-shared';
import { type FixContext, fixes } from './fix-values';
import { fillPlaces, longestWord } from './hostile-text';
import { compileRebuild } from './rebuild';
import type { LoosePage } from './site-arbitrary';

type Values = Readonly<Record<string, unknown>>;
type ContentTexts = Readonly<Record<string, string>>;

/** A collection whose links and pictures are there, as far as that can be had. */
export interface FixedCollection {
  /** collection.json. */
  definition: Collection;
  /** By slug. */
  rows: ReadonlyMap<string, Values>;
  isTable: boolean;
  lists: readonly Written<WrittenList>[];
}

const ownFixes = {
  ...fixes,
  dateTime: (date: string) => date.replace(/-(29|3\d)(T|$)/, '-28$2'),
  email: (address: string) => address.replaceAll(/[{}]/g, ''),
  pagePath: (path: string, { paths }: FixContext) => paths[path.length % paths.length] ?? '/',
};
const fixField = compileRebuild<RowField, FixContext>('rowField', fixes);
const fixPage = compileRebuild<LoosePage, FixContext>('page', ownFixes);
const fixItem = compileRebuild<Values, FixContext>('rowItem', fixes);
const fixList = compileRebuild<Written<WrittenList>, FixContext>('listBlock', fixes);

/** The path of the page with the lists of a collection, below which its rows and words have theirs. */
const listsPath = (name: string): string => `/${name}`;

export const listsPage = (name: string, lists: readonly object[]) => ({
  path: listsPath(name),
  title: name,
  description: `All lists of ${name}.`,
  blocks: [
    { type: 'hero', heading: name },
    ...lists.map(({ ...list }, index) => ({ ...list, id: `list-${index}` })),
  ],
});

export function fixCollection(
  { fields: loose, lists, feed, topic, isTable, ...given }: CollectionParts,
  name: string,
  spare: Written<HeroBlock> | undefined,
  context: FixContext,
): FixedCollection | undefined {
  const fields = Object.fromEntries(
    Object.entries(loose).map(([key, field]) => [key, fixWords(fixField(field, context))]),
  );
  const template = (page: Values, token: string) => fixTemplate(page, token, spare, context);
  const templates = {
    fields,
    page: template(given.page, '{slug}'),
    item: fixItem(given.item, context),
    choices: given.choices,
  };
  const held = filledDefinition(templates)?.collection;
  if (!held) return undefined;
  const by = Object.keys(fields).find((key) => fields[key]?.of);
  const isDated = Object.values(fields).some(
    ({ kind, optional, list }) => kind === 'date' && !optional && !list,
  );
  const wanted: Collection = { ...held, name: 'C', path: `${listsPath(name)}/{slug}` };
  const ownLists = lists.map((list) => fixNames(fixList(list, context), name, wanted));
  const whole = {
    ...wanted,
    ...(feed && isDated && { feed: { ...feed, path: `${listsPath(name)}/feed.xml` } }),
    ...(topic && by !== undefined && { groups: groupsOf(by, name, template(topic, '{tag}')) }),
  };
  const definition = readDefinition(whole) ?? readDefinition(wanted);
  if (!definition) return undefined;
  const { collection } = definition;
  const plan = rowPlan(fields);
  const place = { file: 'collections/c/row.json', pointer: '' };
  const rows = given.rows
    .map((row) => fixRow(row, fields, context))
    .filter((row) => readRow(fillPlaces(row, longestWord), place, plan, validators).row !== undefined);
  const fixed = {
    definition: collection,
    rows: new Map(rows.map((row, index) => [`row-${index}`, row])),
    lists: collection.groups ? ownLists : ownLists.map(({ topics: _, ...list }) => list),
  };
  const inTable = memoryFiles(collectionFiles('c', { ...fixed, isTable }));
  return { ...fixed, isTable: isTable && readRows(inTable, validators, definition).findings.length === 0 };
}

const groupsOf = (by: string, name: string, { blocks, ...page }: Values) => ({
  by,
  path: `${listsPath(name)}/topic/{tag}`,
  page: {
    ...page,
    blocks: [
      ...(Array.isArray(blocks) ? blocks : []),
      {
        type: 'list',
        of: name,
        heading: '{tag}',
        where: { [by]: ['{tag}'] },
        topics: true,
        pages: true,
        count: 1,
      },
    ],
  },
});

/** Words with addresses of their own. */
function fixWords({ of, ...field }: RowField): RowField {
  const known = new Set<string>();
  const words = of
    ?.map((word) => word.replaceAll(',', '').trim())
    .filter((word) => {
      const path = groupPath('{tag}', word);
      return word !== '' && !known.has(path) && known.add(path);
    });
  const [first = 'word', ...others] = words ?? [];
  return of ? { ...field, of: [first, ...others] } : field;
}

/** As pages are, but for what pages alone have: their path, and what leads to it. */
function fixTemplate(
  page: Values,
  token: string,
  spare: Written<HeroBlock> | undefined,
  context: FixContext,
): Values {
  const written = { path: '/', title: '', description: '', blocks: [], ...page };
  const {
    $schema: _s,
    aliases: _a,
    redirects: _r,
    parent: _p,
    layout: _l,
    ...loose
  } = withoutReferences(written);
  const blocks = loose.blocks.filter(({ type }) => type !== 'related' && type !== 'directory');
  const fitting = withFittingBlocks(shownAlways({ ...loose, blocks }), spare);
  const fixed = withGrounds(withFillableFields(fixPage(fitting, context)));
  const { path: _path, title, description, from: _from, draft: _draft, ...others } = fixed;
  const short = (text: string) =>
    `${token} ${[...text].slice(0, 100).join('').replaceAll(/[{}]/g, '')}`.trim();
  return { ...others, title: short(title), description: short(description) };
}

function fixRow(row: Values, fields: Collection['fields'], context: FixContext): Values {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const { kind, of } = fields[key] ?? {};
      const fix = (one: unknown): unknown => {
        if (of) return of.includes(String(one)) ? one : of[String(one).length % of.length];
        if (kind === 'number') return one;
        return compileRebuild<unknown, FixContext>(kindOf(kind), ownFixes)(one, context);
      };
      return [key, Array.isArray(value) ? [...new Set(value.map(fix))] : fix(value)];
    }),
  );
}

const kindOf = (kind: string | undefined): Kind =>
  kind === 'date' ? 'dateTime' : kind === 'page' ? 'pagePath' : (kind as Kind);

/** A list that names the fields of its collection. */
function fixNames(
  {
    where,
    order,
    by,
    columns,
    as = 'cards',
    action,
    draft: _d,
    from: _f,
    until: _u,
    tone,
    ...list
  }: Written<WrittenList>,
  of: string,
  { fields }: Collection,
): Written<WrittenList> {
  const keys = Object.keys(fields);
  const pick = (text: string, from = keys) => from[text.length % from.length];
  const named = keys.filter((key) => fields[key]?.of);
  const asked = keys.filter((key) => fields[key]?.of || fields[key]?.kind === 'date');
  const [fact] = Object.values(where ?? {});
  const asks = where && pick(fact?.[0] ?? '', asked);
  const words = fields[asks ?? '']?.of ?? ['from today', 'before today'];
  const hasRows = as in rowForms;
  const heading = by !== undefined && hasRows ? pick(by, named) : undefined;
  return {
    ...list,
    ...(tone !== undefined && tone !== 'picture' && { tone }),
    of,
    as,
    ...(heading !== undefined && { by: heading }),
    ...(action && (as === 'cards' || hasRows) && { action }),
    ...(order !== undefined && { order: pick(order) ?? order }),
    ...((as === 'table' || columns) && { columns: [pick(columns?.[0] ?? '') ?? ''] as [string] }),
    ...(asks !== undefined && { where: { [asks]: [words[(fact?.length ?? 0) % words.length] ?? ''] } }),
  };
}

/** The files of a collection. */
export function collectionFiles(name: string, { definition, rows, isTable }: FixedCollection): ContentTexts {
  const folder = `collections/${name}/`;
  const json = (value: unknown) => JSON.stringify(value, null, 1);
  const names = Object.keys(definition.fields);
  const table = [
    ['slug', ...names],
    ...[...rows].map(([slug, row]) => [slug, ...names.map((field) => cellText(row[field]) ?? '')]),
  ];
  return {
    [`${folder}collection.json`]: json(definition),
    ...(isTable
      ? { [`${folder}rows.csv`]: table.map((cells) => `${cells.map(quotedCell).join(';')}\n`).join('') }
      : Object.fromEntries([...rows].map(([slug, row]) => [`${folder}${slug}.json`, json(row)]))),
  };
}

/** Cells with places are quoted, because any word may come there. */
export const quotedCell = (cell: string) =>
  /["\n\r;\uE000-\uE1FF]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
