import { valueOfCell } from '../../site/collections/csv-rows';
import { cellText } from '../../site/csv/cell-text';
import { collectionFolder } from '../../site/files/collection-files';
import { escapeKey } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import { textOf } from '../../site/json/text-of';
import { fieldName } from '../../site/page/place-names';
import { newValue } from '../../site/schema/new-value';
import { fieldsOf } from '../../site/schema/plan-at';
import type { FieldPlan } from '../../site/schema/plan-types';
import { pathPart } from '../../site/text/fix/slug';
import { counted, quoted } from '../../site/text/wording';
import type { Operation, Transaction } from '../operation';
import { type CollectionRow, type CollectionRows, type Column, shownCell } from './collection-rows';

/** What cells are filled with: lines of texts, from a row on. */
export interface Filling {
  /** The rows that they are for. Those that go beyond are new rows. */
  rows: readonly (Place & { slug: string })[];
  columns: readonly string[];
  cells: readonly (readonly string[])[];
}

/** What new rows need to be valid. */
export interface NewRows {
  /** The paths of all pages. */
  pages: readonly string[];
  logos: readonly string[];
  /** As dates are written. */
  today: string;
  /** Of the site: it decides how its letters are spelled in an address. */
  language: string;
}

/** Writes texts into cells, as one change; a sentence if that can't be done. */
export function fillCells(
  collection: CollectionRows,
  { rows, columns, cells }: Filling,
  around: NewRows,
): Transaction | string {
  const known = collection.columns.filter(({ key }) => columns.includes(key));
  const closed = known.filter(({ hasCell }) => !hasCell);
  const isFilled = ({ key }: Column) => cells.some((texts) => texts[columns.indexOf(key)]?.trim());
  // Cells that are pasted beside others may be empty.
  const refused = closed.find((column) => isFilled(column) || closed.length === known.length);
  if (refused) return `“${refused.label}” has no text. Change it in the form of its row.`;
  const isOpen = (key: string) => closed.every((column) => column.key !== key);
  const operations: Operation[] = [];
  const byPlace = new Map(collection.rows.map((row) => [row.file + row.pointer, row]));
  for (const [index, place] of rows.entries()) {
    const row = byPlace.get(place.file + place.pointer);
    if (row?.slug !== place.slug) return 'This row is elsewhere now. Look at the table again.';
    for (const [column, key] of columns.entries())
      if (isOpen(key)) operations.push(...fillCell(collection, row, key, cells[index]?.[column] ?? ''));
  }
  const added = cells
    .slice(rows.length)
    .map((texts) => Object.fromEntries(columns.map((key, at) => [key, texts[at] ?? ''])));
  operations.push(...addedRows(collection, added, around));
  const [only] = known;
  const [row] = rows;
  const isOne = only && row && known.length === 1 && cells.length === 1;
  const name = isOne ? `Change ${only.label} of ${row.slug}` : `Paste ${counted(cells.length, 'rows')}`;
  return { name, operations };
}

function fillCell(
  { plan, table }: CollectionRows,
  row: CollectionRow,
  key: string,
  text: string,
): Operation[] {
  const { file, pointer, value } = row;
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  if (text === shownCell(found)) return [];
  const at = `${pointer}/${escapeKey(key)}`;
  if (text.trim() === '') return [{ op: 'remove', file, at }];
  return [{ op: 'set', file, at, value: table === file ? text : meaning(plan, key, text) }];
}

function meaning(plan: FieldPlan, key: string, text: string): unknown {
  const field = fieldsOf(plan).find((each) => each.key === key);
  return field ? valueOfCell(field.plan, text) : text;
}

/** Adds a row that is called so, with samples of what else it needs: its address stays as it is now. */
export function addRow(collection: CollectionRows, around: NewRows, name: string): Transaction {
  const { title, hasPages, nameKey } = collection;
  const given = { ...(hasPages && { draft: 'true' }), ...(nameKey !== undefined && { [nameKey]: name }) };
  return { name: `New row of ${title}: ${name}`, operations: addedRows(collection, [given], around) };
}

function addedRows(
  { name, plan, columns, nameKey = '', table, rows }: CollectionRows,
  added: readonly Readonly<Record<string, string>>[],
  { today, language, ...around }: NewRows,
): Operation[] {
  const slugs = new Set(rows.map(({ slug }) => slug));
  const needed = fieldsOf(plan).filter(({ required }) => required);
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  /** Each row has other words than those before it. */
  const sampleOf = (number: number) =>
    needed.map(({ key, plan: field }) => [
      key,
      field.kind === 'dateTime'
        ? today
        : newValue(field, { ...around, word: `${labels.get(key) ?? fieldName(key)} ${number}`, taken: [] }),
    ]);
  return added.map((texts, index): Operation => {
    const given = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    const values = given.map(([key, text]) => [key, meaning(plan, key, text)]);
    const value: Record<string, unknown> = {
      ...Object.fromEntries(sampleOf(rows.length + index + 1)),
      ...Object.fromEntries(values),
    };
    const slug = freeSlug(textOf(value.slug) || textOf(value[nameKey]), slugs, language);
    slugs.add(slug);
    const { slug: _, ...others } = value;
    if (table !== undefined)
      return {
        op: 'insert',
        file: table,
        at: '/-',
        value: {
          slug,
          ...Object.fromEntries(Object.entries(others).filter(([, each]) => cellText(each) !== undefined)),
        },
      };
    return {
      op: 'create',
      file: `${collectionFolder(name)}${slug}.json`,
      text: `${JSON.stringify(others, null, 2)}\n`,
    };
  });
}

function freeSlug(text: string, taken: ReadonlySet<string>, language: string): string {
  const wanted = pathPart(text, language).slice(0, 80).replace(/-$/, '') || 'row';
  let slug = wanted;
  for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`;
  return slug;
}

/** Deletes rows, as one change. */
export function deleteRow(
  { title, table }: CollectionRows,
  { file, pointer, slug, value }: CollectionRow,
): Transaction {
  const operations: Operation[] =
    file === table ? [{ op: 'remove', file, at: pointer, was: value }] : [{ op: 'delete', file }];
  return { name: `Delete the row ${quoted(slug)} of ${title}`, operations };
}
