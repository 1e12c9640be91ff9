import { contentPlan, definedFields, hasCell } from '../../site/collections/content-plan';
import { cellText } from '../../site/csv/cell-text';
import { readContent } from '../../site/csv/content-value';
import { collectionFolder, definitionFile, isOneRow, tableFile } from '../../site/files/collection-files';
import { fileNameOf } from '../../site/files/file-path';
import type { Files } from '../../site/files/files';
import { isRecord } from '../../site/json/is-record';
import type { Place } from '../../site/json/place';
import { textOf } from '../../site/json/text-of';
import { listOf, memberOf } from '../../site/json/value-at';
import { fieldName, valueWords } from '../../site/page/place-names';
import { isProse } from '../../site/schema/is-prose';
import { fieldsOf } from '../../site/schema/plan-at';
import type { FieldPlan } from '../../site/schema/plan-types';

/** A row, also one with mistakes. */
export interface CollectionRow extends Place {
  slug: string;
  value: Readonly<Record<string, unknown>>;
}

export interface Column {
  key: string;
  label: string;
  /** False for values that are edited in the form of their row alone. */
  hasCell: boolean;
  isNumber: boolean;
}

/** The words by which a collection groups its rows. */
export interface Topics {
  /** The index of the column that has them. */
  column: number;
  words: readonly string[];
}

/** A collection with all of its rows, as its files have them. */
export interface CollectionRows {
  /** The name of its folder. */
  name: string;
  title: string;
  hasPages: boolean;
  columns: readonly Column[];
  /** The field that says what a row is called. */
  nameKey: string | undefined;
  topics: Topics | undefined;
  /** The file with all rows; undefined if each has its own. */
  table: string | undefined;
  plan: FieldPlan;
  rows: readonly CollectionRow[];
}

/** Undefined if there is no such collection, or its definition can't be read. */
export function readCollection(
  files: Files,
  name: string,
  contentOf = (file: string): unknown => readContent(files, file),
): CollectionRows | undefined {
  const folder = collectionFolder(name);
  const definition = contentOf(definitionFile(name));
  const plan = isRecord(definition) && contentPlan(`${folder}row.json`, contentOf);
  if (!plan) return undefined;
  const own = files.list().filter((file) => file.startsWith(folder));
  const table = own.find((file) => file === tableFile(name));
  const listed =
    table === undefined ? [] : listOf(contentOf(table)).map((value, row) => rowAt(table, value, `/${row}`));
  const defined = definedFields(definition);
  const fields = Object.entries(defined);
  const plans = new Map(fieldsOf(plan).map((field) => [field.key, field.plan]));
  const columnOf = (key: string, label: unknown): Column[] => {
    const own = plans.get(key);
    if (!own) return [];
    const isCell = table !== undefined || hasCell(own);
    return [{ key, label: textOf(label) || fieldName(key), hasCell: isCell, isNumber: own.is === 'number' }];
  };
  const columns = [
    ...fields.flatMap(([key, { label }]) => columnOf(key, label)),
    ...(table === undefined ? [] : columnOf('slug', undefined)),
  ];
  const by = textOf(memberOf(definition.groups, 'by'));
  const column = columns.findIndex(({ key }) => key === by);
  const words = (Object.hasOwn(defined, by) && defined[by]?.of) || [];
  const texts = [...plans].flatMap(([key, { kind }]) => (isProse(kind) ? [key] : []));
  return {
    name,
    title: textOf(definition.name) || name,
    hasPages: definition.path !== undefined,
    columns,
    nameKey: texts.find((key) => key === 'title' || key === 'name') ?? texts[0],
    topics: column === -1 || words.length === 0 ? undefined : { column, words },
    table,
    plan,
    rows: [...own.filter(isOneRow).map((file) => rowAt(file, contentOf(file), '')), ...listed],
  };
}

function rowAt(file: string, value: unknown, pointer: string): CollectionRow {
  const own = textOf(memberOf(value, 'slug')).trim();
  const slug = own || (pointer === '' ? fileNameOf(file).replace(/\.json$/, '') : '');
  return { file, pointer, slug, value: isRecord(value) ? value : {} };
}

/** A value in the words of a cell. */
export const shownCell = (value: unknown): string => cellText(value) ?? valueWords(value);
