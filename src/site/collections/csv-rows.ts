import { readCsv } from '../csv/read-csv';
import { type Files, normalizeText } from '../files/files';
import { FileRefusal } from '../files/refusal';
import { escapeKey } from '../json/json-path';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { schemaFindings } from '../read/page-reader';
import { refuseFile } from '../read/read-document';
import { csvSyntax } from '../read/rules/csv-syntax';
import { missingFile } from '../read/rules/missing-file';
import { fieldsOf, isObject } from '../schema/plan-at';
import type { FieldPlan } from '../schema/plan-types';
import type { Validators } from '../validate/validators';
import { fieldPlan, rowErrors } from './fields';
import type { Definition } from './read-definitions';
import type { Row } from './row';
import { rowField, rowKind, rowSlug } from './rules/row';

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
  const unfit = Object.entries(collection.fields).filter(
    ([name, field]) => !hasCells(fieldPlan(name, field)),
  );
  if (unfit.length > 0)
    return {
      rows: [],
      count: 1,
      findings: unfit.map(([name, { kind }]) =>
        createFinding(rowField, { file: definition, pointer: `/fields/${name}` }, 'noTable', name, kind),
      ),
    };
  const text = readText(files, file);
  if (typeof text !== 'string') return { rows: [], count: 1, findings: [text] };
  const { header, rows: lines, mistakes } = readCsv(text);
  if (mistakes.length > 0)
    return {
      rows: [],
      count: 1,
      findings: mistakes.map(({ kind, data, pointer, offset, length }) =>
        createFinding<Record<string, readonly unknown[]>, string>(
          csvSyntax,
          { file, pointer, span: { offset, length } },
          kind,
          ...data,
        ),
      ),
    };
  const columns = header.map(({ text: name }) => ({
    name,
    field: fieldsOf(plan).find(({ key }) => key === name),
  }));
  const findings: Finding[] = [];
  const rows: Row[] = [];
  for (const [index, { texts }] of lines.entries()) {
    const place = { file, pointer: `/${index}` };
    const values: Record<string, unknown> = {};
    const before = findings.length;
    for (const [column, { name, field }] of columns.entries()) {
      const cell = texts[column]?.trim() ?? '';
      if (cell === '') continue;
      const at = { file, pointer: `/${index}/${escapeKey(name)}` };
      const value = field
        ? readCell(field.plan, cell, (finding) => findings.push({ ...finding, ...at }))
        : cell;
      if (value !== undefined) values[name] = value;
    }
    if (findings.length > before) continue;
    const errors = rowErrors(plan, values, validators);
    const slug = values.slug;
    if (errors.length > 0)
      findings.push(...schemaFindings({ valid: false, value: values, plan, errors }, file, place.pointer));
    else if (typeof slug === 'string') rows.push({ ...place, values, slug });
    else if (collection.page)
      findings.push(createFinding(rowSlug, { file, pointer: `/${index}/slug` }, 'missing'));
    else rows.push({ ...place, values, slug: String(index + 1) });
  }
  return { rows, count: lines.length, findings };
}

function readText(files: Files, file: string): string | Finding {
  try {
    return normalizeText(files.read(file));
  } catch (error) {
    return error instanceof FileRefusal
      ? refuseFile(file, error.reason)
      : createFinding(missingFile, { file, pointer: '' }, 'missing', file);
  }
}

/** Whether a value has the form of a text. Of pictures that is one: the words of several might have commas. */
function hasCells(plan: FieldPlan): boolean {
  if (plan.is === 'list') return plan.items.is !== 'list' && !isObject(plan.items);
  return !isObject(plan) || plan.kind === 'image' || plan.kind === 'fileImage';
}

const number = /^-?\d+(\.\d+)?$/;

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
  const [, sign = '', digits] = /^[^\d-]*(-?)(\d[\d.,' \u00A0\u202F]*)/.exec(cell) ?? [];
  if (digits === undefined) return [undefined, false];
  const plain = digits.replace(/[' \u00A0\u202F]/g, '').replace(/[.,]$/, '');
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return [`${sign}${whole}${decimals ? `.${decimals[1]}` : ''}`, /\p{L}|\p{Sc}/u.test(cell)];
}

/** The path of a picture, and after a space what is seen in it. */
function pictureOf(cell: string): unknown {
  const [, src, alt] = /^(\S+)(?:\s+(.*))?$/.exec(cell) ?? [];
  return { type: 'file', src, ...(alt !== undefined && { alt }) };
}
