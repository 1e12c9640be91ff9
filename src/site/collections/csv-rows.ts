import type { CsvTable } from '../csv/csv-table';
import { readCsv } from '../csv/read-csv';
import type { Files } from '../files/files';
import { escapeKey } from '../json/json-path';
import type { Place } from '../json/place';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { schemaFindings } from '../read/page-reader';
import { readText } from '../read/read-document';
import { csvSyntax } from '../read/rules/csv-syntax';
import { fieldsOf, isObject } from '../schema/plan-at';
import type { FieldPlan, PlannedField } from '../schema/plan-types';
import type { Validators } from '../validate/validators';
import { fieldPlan, missingDays, rowErrors } from './fields';
import type { Definition } from './read-definitions';
import type { Row } from './row';
import { rowField } from './rules/row-field';
import { rowKind } from './rules/row-kind';
import { rowSlug } from './rules/row-slug';

interface ReadTable {
  rows: readonly Row[];
  /** How many rows the table has. */
  count: number;
  findings: readonly Finding[];
}

/** The rows of a table. A cell that is empty is a field that the row does not have. */
export function readTable(
  files: Files,
  validators: Validators,
  { collection, file: definition }: Definition,
  plan: FieldPlan,
  file: string,
): ReadTable {
  const refused = (findings: readonly Finding[]): ReadTable => ({ rows: [], count: 1, findings });
  const unfit = Object.entries(collection.fields).filter(
    ([name, field]) => !hasCells(fieldPlan(name, field)),
  );
  if (unfit.length > 0)
    return refused(
      unfit.map(([name, { kind }]) =>
        createFinding(rowField, { file: definition, pointer: `/fields/${name}` }, 'noTable', name, kind),
      ),
    );
  const { table, findings: ofFile } = readCsvFile(files, file);
  if (!table || ofFile.length > 0) return refused(ofFile);
  const { header, rows: lines } = table;
  const names = header.map(({ text: name }) => name);
  const wrong = columnFindings(names, lines[0]?.texts ?? [], plan, file, validators);
  if (wrong.length > 0) return refused(wrong);
  const columns = names.map((name) => ({ name, field: fieldsOf(plan).find(({ key }) => key === name) }));
  const read = lines.map(({ texts }, index) => {
    const place = { file, pointer: `/${index}` };
    const { values, findings } = readLine(texts, columns, place, plan, validators);
    if (findings.length > 0) return { findings };
    const { slug } = values;
    if (typeof slug === 'string') return { row: { ...place, values, slug }, findings };
    return collection.page
      ? { findings: [createFinding(rowSlug, { file, pointer: `/${index}/slug` }, 'missing')] }
      : { row: { ...place, values, slug: String(index + 1) }, findings };
  });
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    count: lines.length,
    findings: read.flatMap(({ findings }) => findings),
  };
}

/** Columns that are no field, and fields that every row needs without a column: for all rows, each is one mistake. */
function columnFindings(
  names: readonly string[],
  first: readonly string[],
  plan: FieldPlan,
  file: string,
  validators: Validators,
): Finding[] {
  if (names.length === 0) return [];
  const value = Object.fromEntries(
    names.flatMap((name, column) => (name.trim() === '' ? [] : [[name, first[column] ?? '']])),
  );
  const errors = rowErrors(plan, value, validators).filter(({ instancePath }) => instancePath === '');
  if (errors.length === 0) return [];
  const refused = { valid: false as const, value, plan: { ...plan, name: 'table' }, errors };
  return schemaFindings(refused, file, '/0').map((finding) =>
    finding.part === 'key' ? finding : { ...finding, pointer: '' },
  );
}

interface Column {
  name: string;
  /** Missing where the header is empty. */
  field: PlannedField | undefined;
}

/** What the cells of a row mean, and what is wrong with them. */
function readLine(
  texts: readonly string[],
  columns: readonly Column[],
  place: Place,
  plan: FieldPlan,
  validators: Validators,
): { values: Record<string, unknown>; findings: Finding[] } {
  const values: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const [column, { name, field }] of columns.entries()) {
    if (!field) continue;
    const cell = texts[column]?.trim() ?? '';
    const at = { file: place.file, pointer: `${place.pointer}/${escapeKey(name)}` };
    if (cell !== '')
      values[name] = readCell(field.plan, cell, (finding) => findings.push({ ...finding, ...at }));
    else if (field.required) findings.push(createFinding(rowKind, at, 'empty', name));
  }
  // What was found above is not what the row means.
  const errors = rowErrors(plan, values, validators).filter(({ keyword }) => keyword !== 'required');
  findings.push(...schemaFindings({ valid: false, value: values, plan, errors }, place.file, place.pointer));
  if (findings.length === 0) findings.push(...missingDays(plan, values, place));
  return { values, findings };
}

/** Reads a table, and says what is wrong with it as a file. */
export function readCsvFile(
  files: Pick<Files, 'read'>,
  file: string,
): { table?: CsvTable; findings: readonly Finding[] } {
  const text = readText(files, file);
  if (typeof text !== 'string') return { findings: [text] };
  const table = readCsv(text);
  const findings = table.mistakes.map(({ kind, data, pointer, offset, length }) =>
    createFinding<Record<string, readonly unknown[]>, string>(
      csvSyntax,
      { file, pointer, span: { offset, length } },
      kind,
      ...data,
    ),
  );
  return { table, findings };
}

/** Whether a value has the form of a text. Of pictures that is one: the words of several might have commas. */
function hasCells(plan: FieldPlan): boolean {
  if (plan.is === 'list') return plan.items.is !== 'list' && !isObject(plan.items);
  return !isObject(plan) || plan.kind === 'image' || plan.kind === 'fileImage';
}

const number = /^-?\d+(\.\d+)?$/;

/** What a cell means, by its field: a text that can't be read stays what it is. */
export const valueOfCell = (plan: FieldPlan, cell: string): unknown => readCell(plan, cell, () => {}) ?? cell;

/** What a cell means, by its field; undefined for what was reported. Any other text is judged as a text. */
function readCell(plan: FieldPlan, cell: string, report: (finding: Finding) => void): unknown {
  const nowhere = { file: '', pointer: '' };
  switch (plan.is) {
    case 'number': {
      if (number.test(cell)) return Number(cell);
      report(createFinding(rowKind, nowhere, 'number', cell, ...meantNumber(cell)));
      return undefined;
    }
    case 'switch':
      if (cell === 'true' || cell === 'false') return cell === 'true';
      report(createFinding(rowKind, nowhere, 'truth', cell));
      return undefined;
    case 'list':
      return cell
        .split(',')
        .flatMap((item) => (item.trim() === '' ? [] : [readCell(plan.items, item.trim(), report)]));
    case 'union':
      return plan.kind === 'image' ? pictureOf(cell) : cell;
    case 'object':
      return plan.kind === 'fileImage' ? pictureOf(cell) : cell;
    default:
      return cell;
  }
}

/** The number that a text has, as people of some countries write it, and whether there is more. */
function meantNumber(cell: string): [meant: string | undefined, hasMore: boolean] {
  const [, sign = '', digits] = /^[^\d−-]*([−-]?) ?(\d[\d.,' \u00A0\u202F]*)/.exec(cell) ?? [];
  if (digits === undefined) return [undefined, false];
  const plain = digits.replace(/[' \u00A0\u202F]/g, '').replace(/[.,]$/, '');
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return [`${sign && '-'}${whole}${decimals ? `.${decimals[1]}` : ''}`, /\p{L}|\p{Sc}/u.test(cell)];
}

/** The path of a picture, and after a space what is seen in it. */
function pictureOf(cell: string): unknown {
  const [, src, alt] = /^(\S+)(?:\s+(.*))?$/.exec(cell) ?? [];
  return { type: 'file', src, ...(alt !== undefined && { alt }) };
}
