import { isList } from '../../../src/site/collections/fields';
import { cellText } from '../../../src/site/csv/cell-text';
import type { Collection, RowField } from '../../../src/site/schema/types.gen';
import { pickFrom, type Random } from '../edits/random-operations';
import { type CollectionSite, collectionName, filesOf } from './collection-site';
import { placesIn, withValue } from './filled-definition';
import { quotedCell } from './fix-collection';
import type { ContentFiles } from './fix-site';

/** A site with one mistake, and where it is. */
export interface Slip {
  files: ContentFiles;
  file: string;
  pointer: string;
  /** What stands at its place. */
  marked: string;
}

/** Undefined where a site has no place for it. */
export type MakeSlip = (site: CollectionSite, random: Random) => Slip | undefined;

const folder = `collections/${collectionName}/`;
const definitionName = `${folder}collection.json`;

type Values = Readonly<Record<string, unknown>>;

/** What marks a value in JSON: of a list or an object its bracket. */
const markOf = (value: unknown): string =>
  Array.isArray(value) ? '[' : typeof value === 'object' ? '{' : JSON.stringify(value);

interface RowChange {
  /** Of the row. */
  field: string;
  value: unknown;
  /** The way to the mistake in the value, in a file. */
  within?: string;
  marked?: string;
}

/** A slip in a field of a row that has a value wherever the row is written. */
export const inRow =
  (
    change: (
      field: RowField,
      value: unknown,
      random: Random,
      isTable: boolean,
    ) => Omit<RowChange, 'field'> | undefined,
  ): MakeSlip =>
  (site, random) => {
    const { definition, rows, isTable } = site.collection;
    const [slug, row] = pickFrom(random, [...rows]);
    const slips = Object.entries(definition.fields).flatMap(([field, described]) => {
      const changed = change(described, row[field], random, isTable);
      return changed ? [{ ...changed, field }] : [];
    });
    return slips.length === 0 ? undefined : withRow(site, slug, pickFrom(random, slips));
  };

function withRow(site: CollectionSite, slug: string, { field, value, within = '', marked }: RowChange): Slip {
  const { rows, isTable } = site.collection;
  const changed = new Map(
    [...rows].map(([key, row]) => [key, key === slug ? { ...row, [field]: value } : row]),
  );
  const files = filesOf({ ...site, collection: { ...site.collection, rows: changed } });
  return isTable
    ? {
        files,
        file: `${folder}rows.csv`,
        pointer: `/${[...rows.keys()].indexOf(slug)}/${field}${within}`,
        marked: quotedCell(cellText(value) ?? ''),
      }
    : {
        files,
        file: `${folder}${slug}.json`,
        pointer: `/${field}${within}`,
        marked: marked ?? markOf(value),
      };
}

/** A slip in collection.json. */
export const inDefinition =
  (change: (definition: Collection, random: Random) => Change | undefined): MakeSlip =>
  (site, random) => {
    const { definition } = site.collection;
    const changed = change(definition, random);
    if (!changed) return undefined;
    const { at, value, marked = markOf(value), pointer = `/${at.join('/')}` } = changed;
    const text = JSON.stringify(put(definition, at, value), null, 1);
    return { files: { ...filesOf(site), [definitionName]: text }, file: definitionName, pointer, marked };
  };

interface Change {
  at: readonly string[];
  /** Undefined to delete it. */
  value: unknown;
  marked?: string;
  pointer?: string;
}

/** A slip in a list of a page. */
export const inList =
  (change: (list: Values, definition: Collection, random: Random) => Change | undefined): MakeSlip =>
  (site, random) => {
    const file = 'pages/lists.json';
    const files = filesOf(site);
    const page = JSON.parse(String(files[file]));
    const index = 1 + Math.floor(random() * (page.blocks.length - 1));
    const changed = change(page.blocks[index], site.collection.definition, random);
    if (!changed) return undefined;
    const { at, value, marked = markOf(value), pointer = `/${at.join('/')}` } = changed;
    const blocks = page.blocks.with(index, put(page.blocks[index], at, value));
    const text = JSON.stringify({ ...page, blocks }, null, 1);
    return { files: { ...files, [file]: text }, file, pointer: `/blocks/${index}${pointer}`, marked };
  };

function put(root: unknown, at: readonly string[], value: unknown): unknown {
  const last = at.at(-1) ?? '';
  return withValue(root, at.slice(0, -1), (parent) => {
    if (Array.isArray(parent))
      return Number(last) < parent.length ? parent.with(Number(last), value) : [...parent, value];
    return { ...Object(parent), [last]: value };
  });
}

/** A slip in one of the texts of a template. */
export const inTexts = (textFor: (definition: Collection) => string | undefined): MakeSlip =>
  inDefinition((definition, random) => {
    const value = textFor(definition);
    const places = placesIn(definition).filter(
      ([root, ...path]) =>
        (root === 'page' || root === 'item') && /^(title|heading|lead)$/.test(path.at(-1) ?? ''),
    );
    return value === undefined ? undefined : { at: pickFrom(random, places), value };
  });

/** A block too much, at the end of the template. */
export const inBlocks = (block: Values, pointer: string, marked: string): MakeSlip =>
  inDefinition(({ page }) => {
    const end = [Object(page).blocks].flat().length;
    return {
      at: ['page', 'blocks', String(end)],
      value: block,
      pointer: `/page/blocks/${end}${pointer}`,
      marked,
    };
  });

/** A field of a row that no definition has. */
export const inRowItself =
  (values: Values): MakeSlip =>
  (site, random) => {
    const { rows, isTable } = site.collection;
    if (isTable) return undefined;
    const slug = pickFrom(random, [...rows.keys()]);
    const [[field, value]] = Object.entries(values) as [[string, unknown]];
    const slip = withRow(site, slug, { field, value });
    return { ...slip, marked: field === 'zzzzzz' ? '"zzzzzz"' : slip.marked };
  };

/** The slug of one row in another one. */
export const inTwoRows: MakeSlip = (site) => {
  const { rows, isTable } = site.collection;
  const [first = '', second = ''] = rows.keys();
  if (!isTable) return withRow(site, second, { field: 'slug', value: first });
  const files = filesOf(site);
  const file = `${folder}rows.csv`;
  return {
    files: { ...files, [file]: String(files[file]).replace(`\n${second};`, `\n${first};`) },
    file,
    pointer: '/1/slug',
    marked: first,
  };
};

/** Said at the row, and in a table at the empty cell. */
export const withoutValue: MakeSlip = (site, random) => {
  const { definition, rows, isTable } = site.collection;
  const required = Object.keys(definition.fields).filter((name) => !definition.fields[name]?.optional);
  if (required.length === 0) return undefined;
  const slip = withRow(site, pickFrom(random, [...rows.keys()]), {
    field: pickFrom(random, required),
    value: undefined,
  });
  return isTable ? slip : { ...slip, pointer: '', marked: '{' };
};

export const isOne = (field: RowField) => !isList(field);
