import { collectionFolder, isOneRow, rowSchemaFile, tableFile } from '../files/collection-files';
import { fileNameOf } from '../files/file-path';
import type { Files } from '../files/files';
import { isRecord } from '../json/is-record';
import type { Place } from '../json/place';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { schemaFindings } from '../read/page-reader';
import { readDocument } from '../read/read-document';
import type { FieldPlan } from '../schema/plan-types';
import type { Validators } from '../validate/validators';
import { readTable } from './csv-rows';
import { isSlug, missingDays, rowErrors, rowPlan } from './fields';
import type { Definition } from './read-definitions';
import type { Row } from './row';
import { rowSlug } from './rules/row-slug';

export interface ReadRows {
  rows: readonly Row[];
  /** False when a row may be missing. */
  complete: boolean;
  findings: readonly Finding[];
  /** The files that were read. */
  files: readonly string[];
}

/** The rows of a collection, in the order of their files: a file each, or all in a table. */
export function readRows(files: Files, validators: Validators, definition: Definition): ReadRows {
  const folder = collectionFolder(definition.name);
  const own = files.list().filter((file) => file.startsWith(folder) && isOneRow(file));
  const plan = rowPlan(definition.collection.fields);
  const findings: Finding[] = [];
  const rows: Row[] = [];
  for (const file of own) {
    const document = readDocument(files, file);
    findings.push(...document.findings);
    if (document.findings.length > 0) continue;
    const read = readRow(document.value, { file, pointer: '' }, plan, validators);
    findings.push(...read.findings);
    if (read.row) rows.push(read.row);
  }
  const table = tableFile(definition.name);
  const hasTable = files.list().includes(table);
  const read = hasTable ? readTable(files, validators, definition, plan, table) : noTable;
  const complete = rows.length === own.length && read.rows.length === read.count;
  return {
    ...withoutTwins([...rows, ...read.rows], [...findings, ...read.findings]),
    complete,
    files: [...own, `${folder}${rowSchemaFile}`, ...(hasTable ? [table] : [])],
  };
}

const noTable = { rows: [], count: 0, findings: [] };

/** A row of any source, whose slug is that of its file if it has none. */
export function readRow(
  value: unknown,
  place: Place,
  plan: FieldPlan,
  validators: Validators,
): { row?: Row; findings: readonly Finding[] } {
  const errors = rowErrors(plan, value, validators);
  if (errors.length > 0 || !isRecord(value))
    return { findings: schemaFindings({ valid: false, value, plan, errors }, place.file, place.pointer) };
  const dates = missingDays(plan, value, place);
  if (dates.length > 0) return { findings: dates };
  const slug = typeof value.slug === 'string' ? value.slug : fileNameOf(place.file).replace(/\.json$/, '');
  if (!isSlug(slug)) return { findings: [createFinding(rowSlug, place, 'name', place.file)] };
  return { row: { ...place, values: value, slug }, findings: [] };
}

/** Of rows with one slug, the first one. */
function withoutTwins(
  all: readonly Row[],
  findings: readonly Finding[],
): Pick<ReadRows, 'rows' | 'findings'> {
  const bySlug = new Map<string, Row>();
  const twins: Finding[] = [];
  for (const row of all) {
    const first = bySlug.get(row.slug);
    if (!first) bySlug.set(row.slug, row);
    else twins.push(createFinding(rowSlug, slugPlace(row), 'twice', row.slug, nameOf(first)));
  }
  return { rows: [...bySlug.values()], findings: [...findings, ...twins] };
}

const nameOf = ({ file, pointer }: Row): string =>
  // As spreadsheets count, to which the header is the first.
  pointer === '' ? file : `row ${Number(pointer.slice(1)) + 2}`;

const slugPlace = ({ file, pointer }: Row): Place => ({ file, pointer: `${pointer}/slug` });
