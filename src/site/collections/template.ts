import { isRecord } from '../json/is-record';
import { escapeKey } from '../json/json-path';
import { listOf } from '../json/value-at';
import { isProse } from '../schema/is-prose';
import { newValue } from '../schema/new-value';
import { isRequired, memberPlan, settledPlan, valuesOf } from '../schema/plan-at';
import type { FieldPlan, PlanOf } from '../schema/plan-types';
import type { Collection, RowField } from '../schema/types.gen';
import { escapeMarkdown } from '../text/escape-markdown';
import { dateWords, timeWords } from '../words/date-words';
import { fieldPlan } from './fields';
import type { Row } from './row';

/** Where a value of a filled template is written. */
export interface Origin {
  /** In the template. */
  pointer: string;
  /** The field of the row that holds it, and the way from there. */
  field?: string;
  keys: readonly string[];
  /** The text has words of both. */
  isMixed?: true;
}

export interface Part {
  /** Undefined where the row leaves it out. */
  fill(row: Row): unknown;
  /** As a row would fill it that has all fields. */
  sample: unknown;
  origin(row: Row | undefined, keys: readonly string[]): Origin;
  /** Fields without which it is left out. */
  needs: readonly string[];
}

export type TemplateMistake =
  | { type: 'unknown'; field: string }
  | { type: 'kind'; field: string; kind: string; wanted: string }
  | { type: 'inText'; field: string; kind: string }
  | { type: 'limit'; field: string; most: number; limit: number }
  | { type: 'short'; field: string; least: number; limit: number }
  | { type: 'optional'; field: string }
  | { type: 'condition'; field: string }
  | { type: 'first' }
  | { type: 'few'; least: number };

export interface TemplateContext {
  fields: Collection['fields'];
  /** Of dates and numbers in texts. */
  locale: string;
  report(pointer: string, mistake: TemplateMistake): void;
}

/** Fields that a row is known to have here. */
type Present = ReadonlySet<string>;

export const isFieldReference = (value: unknown): value is { type: 'field'; name: string } =>
  isRecord(value) && value.type === 'field' && typeof value.name === 'string';

/** Compiles a part of a template, and reports where a valid row might give an invalid page. */
export function compileTemplate(
  node: unknown,
  plan: FieldPlan | undefined,
  pointer: string,
  context: TemplateContext,
  present: Present = new Set(),
): Part {
  if (typeof node === 'string') return textPart(node, plan, pointer, context, present);
  if (isFieldReference(node)) return valuePart(node.name, plan, pointer, context, present);
  if (Array.isArray(node)) return listPart(node, plan, pointer, context, present);
  if (isRecord(node)) return objectPart(node, plan, pointer, context, present);
  return constant(node, pointer);
}

function constant(value: unknown, pointer: string): Part {
  return {
    fill: () => value,
    sample: value,
    origin: (_, keys) => ({ pointer: pointer + keys.map((key) => `/${escapeKey(key)}`).join(''), keys: [] }),
    needs: [],
  };
}

const isConstant = (part: Part, value: unknown): boolean => part.needs.length === 0 && part.sample === value;

function objectPart(
  node: Readonly<Record<string, unknown>>,
  plan: FieldPlan | undefined,
  pointer: string,
  context: TemplateContext,
  present: Present,
): Part {
  const own = plan && settledPlan(plan, node);
  const parts = Object.entries(node)
    .filter(([key]) => key !== 'if')
    .map(([key, child]) => {
      const at = `${pointer}/${escapeKey(key)}`;
      const part = compileTemplate(child, plan && memberPlan(plan, node, key), at, context, present);
      const [field] = part.needs;
      if (field !== undefined && isRequired(own, key)) context.report(at, { type: 'optional', field });
      return { key, part };
    });
  if (!('if' in node) && parts.every(({ key, part }) => isConstant(part, node[key])))
    return constant(node, pointer);
  return {
    fill(row) {
      const filled: Record<string, unknown> = {};
      for (const { key, part } of parts) {
        const value = part.fill(row);
        if (value !== undefined) filled[key] = value;
      }
      return filled;
    },
    sample: Object.fromEntries(parts.map(({ key, part }) => [key, part.sample])),
    origin(row, keys) {
      const [first, ...others] = keys;
      const part = parts.find(({ key }) => key === first)?.part;
      return part ? part.origin(row, others) : { pointer, keys: [] };
    },
    needs: [],
  };
}

const conditionOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item.if === 'string' ? item.if : undefined;

function listPart(
  node: readonly unknown[],
  plan: FieldPlan | undefined,
  pointer: string,
  context: TemplateContext,
  present: Present,
): Part {
  const list = plan && settledPlan(plan, node);
  const parts = node.map((item, index) => {
    const at = `${pointer}/${index}`;
    const condition = conditionOf(item);
    if (condition !== undefined && context.fields[condition]?.optional !== true)
      context.report(`${at}/if`, { type: 'condition', field: condition });
    const inner = condition === undefined ? present : new Set([...present, condition]);
    const part = compileTemplate(item, list?.is === 'list' ? list.items : undefined, at, context, inner);
    const [field] = part.needs;
    if (field !== undefined) context.report(at, { type: 'optional', field });
    return { part, condition };
  });
  const [first] = parts;
  if (pointer.endsWith('/blocks') && first?.condition !== undefined)
    context.report(`${pointer}/0/if`, { type: 'first' });
  const sure = parts.filter(({ condition }) => condition === undefined).length;
  if (list?.is === 'list' && sure < list.minItems && sure < node.length)
    context.report(pointer, { type: 'few', least: list.minItems });
  if (parts.every(({ part, condition }, index) => condition === undefined && isConstant(part, node[index])))
    return constant(node, pointer);
  const shown = (row: Row | undefined) =>
    parts.filter(({ condition }) => !row || condition === undefined || row.values[condition] !== undefined);
  return {
    fill: (row) => shown(row).map(({ part }) => part.fill(row)),
    sample: parts.map(({ part }) => part.sample),
    origin(row, keys) {
      const [index, ...others] = keys;
      const part = shown(row)[Number(index)]?.part;
      return part ? part.origin(row, others) : { pointer, keys: [] };
    },
    needs: [],
  };
}

/** What a row can't have, or has only in part, is written in no template. */
const slugField: RowField = { kind: 'line', min: 1, max: 100 };

const fieldOf = (name: string, { fields }: TemplateContext): RowField | undefined =>
  name === 'slug' ? slugField : Object.hasOwn(fields, name) ? fields[name] : undefined;

const needsOf = (name: string, field: RowField, present: Present): string[] =>
  field.optional && !present.has(name) ? [name] : [];

function valuePart(
  name: string,
  plan: FieldPlan | undefined,
  pointer: string,
  context: TemplateContext,
  present: Present,
): Part {
  const field = fieldOf(name, context);
  if (!field) {
    context.report(`${pointer}/name`, { type: 'unknown', field: name });
    return constant(undefined, pointer);
  }
  const given = fieldPlan(name, field);
  const texts = plan && textPlan(plan);
  if (texts && isProse(texts.kind) && !takes(texts, given))
    return textPart(`{${name}}`, plan, pointer, context, present);
  if (plan && !takes(plan, given))
    context.report(`${pointer}/name`, {
      type: 'kind',
      field: name,
      kind: field.kind,
      wanted: plan.kind ?? plan.name,
    });
  else reportLimits(name, plan, given, `${pointer}/name`, context);
  return {
    fill: ({ values }) => values[name],
    sample: newValue(given, { pages: [], logos: [], word: 'Text', taken: [] }),
    origin: (_, keys) => ({ pointer, field: name, keys }),
    needs: needsOf(name, field, present),
  };
}

const textPlan = (plan: FieldPlan): PlanOf<'text'> | undefined =>
  plan.is === 'text' ? plan : plan.is === 'choice' ? plan.others : undefined;

/** Whether every value of one plan is one of the other, but for limits. */
function takes(plan: FieldPlan, given: FieldPlan): boolean {
  if (plan.kind !== undefined && plan.kind === given.kind) return true;
  switch (plan.is) {
    case 'list':
      return given.is === 'list' && takes(plan.items, given.items);
    case 'union':
      return given.is === 'union'
        ? [...given.variants.values()].every((variant) => takes(plan, variant))
        : [...plan.variants.values()].some(({ kind }) => kind !== undefined && kind === given.kind);
    case 'choice':
      return given.is === 'choice' && valuesOf(given).every((value) => valuesOf(plan).includes(value));
    case 'number':
      return given.is === 'number' && !plan.whole;
    case 'text':
      if (given.is === 'choice') return plan.kind === undefined || plan.kind === 'line';
      if (given.is !== 'text') return false;
      if (plan.kind === undefined) return true;
      return (
        plan.base === given.kind ||
        (plan.kind === 'href' && given.kind === 'pagePath') ||
        (plan.kind === 'dateOrName' && given.kind === 'dateTime')
      );
    default:
      return false;
  }
}

function reportLimits(
  field: string,
  plan: FieldPlan | undefined,
  given: FieldPlan,
  pointer: string,
  { report }: TemplateContext,
) {
  const [limits, own] = [limitsOf(plan), limitsOf(given)];
  if (own.most > limits.most) report(pointer, { type: 'limit', field, most: own.most, limit: limits.most });
  if (own.least < limits.least)
    report(pointer, { type: 'short', field, least: own.least, limit: limits.least });
}

function limitsOf(plan: FieldPlan | undefined): { least: number; most: number } {
  const none = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  switch (plan?.is) {
    case 'text':
      return { least: plan.minLength, most: plan.maxLength ?? none.most };
    case 'list':
      return { least: plan.minItems, most: plan.maxItems };
    case 'number':
      return { least: plan.minimum ?? none.least, most: plan.maximum ?? none.most };
    case 'choice': {
      const lengths = valuesOf(plan).map(({ length }) => length);
      return { least: Math.min(...lengths), most: Math.max(...lengths) };
    }
    default:
      return none;
  }
}

type Piece = { text: string } | { name: string; field: RowField; given: FieldPlan };

const tokens = /\{\{|\{([^{}]*)\}/g;

/** The texts and fields that a text of a template consists of. */
function piecesOf(text: string, pointer: string, context: TemplateContext): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [found, name] = match;
    if (name === undefined || name.startsWith('site.')) continue;
    const field = fieldOf(name, context);
    if (!field) {
      context.report(pointer, { type: 'unknown', field: name });
      continue;
    }
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ name, field, given: fieldPlan(name, field) });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The most characters that a date or a number has in words. */
const longestWords = 60;

function textPart(
  text: string,
  plan: FieldPlan | undefined,
  pointer: string,
  context: TemplateContext,
  present: Present,
): Part {
  if (!text.includes('{')) return constant(text, pointer);
  const pieces = piecesOf(text, pointer, context);
  const fields = pieces.flatMap((piece) => ('name' in piece ? [piece] : []));
  const [first] = fields;
  if (!first) return constant(text, pointer);
  const place = plan && textPlan(plan);
  const isProsePlace = place !== undefined && isProse(place.kind);
  const isWhole = pieces.length === 1;
  const needs = fields.flatMap(({ name, field }) => needsOf(name, field, present));
  const sampled: Part = {
    fill: ({ values }) => values[first.name],
    sample: newValue(first.given, { pages: [], logos: [], word: 'Text', taken: [] }),
    origin: (_, keys) => ({ pointer, field: first.name, keys }),
    needs,
  };
  if (isWhole && (!plan || (takes(plan, first.given) && first.name !== 'slug'))) {
    reportLimits(first.name, plan, first.given, pointer, context);
    return sampled;
  }
  const isMarkdown = isProsePlace && place.kind !== 'line';
  for (const { name, field, given } of fields) {
    const isWord = given.is === 'choice' || given.is === 'number' || given.kind === 'dateTime';
    const isLine = given.kind === 'line' || given.kind === 'email' || field.kind === 'words';
    const isOk = isProsePlace
      ? isWord || isLine || (isMarkdown && isAlone(text, name) && given.kind === 'markdown')
      : name === 'slug' && place !== undefined && addressKinds.includes(place.kind ?? '');
    if (!isOk)
      context.report(
        pointer,
        isWhole
          ? { type: 'kind', field: name, kind: field.kind, wanted: plan?.kind ?? plan?.name ?? '' }
          : { type: 'inText', field: name, kind: field.kind },
      );
  }
  const most = sum(pieces.map((piece) => longest(piece) * (isMarkdown && 'name' in piece ? 2 : 1)));
  const limit = place?.maxLength;
  if (limit !== undefined && most > limit)
    context.report(pointer, { type: 'limit', field: first.name, most, limit });
  const write = ({ name, field, given }: Extract<Piece, { name: string }>, value: unknown) => {
    const words = wordsOf(value, field, context.locale);
    return isMarkdown && given.kind !== 'markdown' && name !== 'slug' ? escapeMarkdown(words) : words;
  };
  const fill = (valueOf: (name: string) => unknown) =>
    pieces.map((piece) => ('text' in piece ? piece.text : write(piece, valueOf(piece.name)))).join('');
  return {
    fill(row) {
      const isMissing = needs.some((name) => row.values[name] === undefined);
      return isMissing ? undefined : fill((name) => (name === 'slug' ? row.slug : row.values[name]));
    },
    sample: fill((name) =>
      name === 'slug'
        ? 'a'
        : newValue(fieldPlanOf(fields, name), { pages: [], logos: [], word: 'Text', taken: [] }),
    ),
    origin: (_, keys) => ({ pointer, field: first.name, keys, ...(!isWhole && { isMixed: true as const }) }),
    needs,
  };
}

const addressKinds = ['href', 'pagePath', 'aliasPath', 'redirectPath'];

const fieldPlanOf = (fields: readonly Extract<Piece, { name: string }>[], name: string): FieldPlan => {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`The text does not name ${name}.`);
  return found.given;
};

/** Whether a token is a paragraph of its own. */
const isAlone = (text: string, name: string): boolean =>
  text.split('\n\n').some((paragraph) => paragraph.trim() === `{${name}}`);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function longest(piece: Piece): number {
  if ('text' in piece) return piece.text.length;
  const { given } = piece;
  if (given.is === 'number' || given.kind === 'dateTime') return longestWords;
  if (given.is === 'list') return sum(given.items.is === 'choice' ? valuesOf(given.items).map(joined) : []);
  return limitsOf(given).most;
}

const joined = ({ length }: string) => length + 2;

/** A value as a text says it. */
export function wordsOf(value: unknown, { kind }: Pick<RowField, 'kind'>, locale: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (Array.isArray(value)) return listOf(value).map(String).join(', ');
  if (kind !== 'date' || typeof value !== 'string') return String(value ?? '');
  const [day = '', time] = value.split('T');
  const [hours = 0, minutes = 0] = (time ?? '').slice(0, 5).split(':').map(Number);
  return time === undefined
    ? dateWords(day, locale)
    : `${dateWords(day, locale)}, ${timeWords(hours * 60 + minutes, locale)}`;
}

/** The fields that a template of these may name. */
export const namesOf = (fields: Collection['fields']): string[] => ['slug', ...Object.keys(fields)];
