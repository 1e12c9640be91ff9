import { isProse } from '../schema/is-prose';
import { newValue } from '../schema/new-value';
import { valuesOf } from '../schema/plan-at';
import type { FieldPlan, PlanOf } from '../schema/plan-types';
import type { Collection, RowField } from '../schema/types.gen';
import { escapeMarkdown } from '../text/escape-markdown';
import { fieldPlan } from './fields';
import { limitsOf, reportLimits, takes, textPlan } from './template-fit';
import { constant, type Part, type Present, type TemplateContext } from './template-part';
import { wordsOf } from './words-of';

/** What a row can't have, or has only in part, is written in no template. */
const slugField: RowField = { kind: 'line', min: 1, max: 100 };

const fieldOf = (name: string, { fields }: TemplateContext): RowField | undefined =>
  name === 'slug' ? slugField : Object.hasOwn(fields, name) ? fields[name] : undefined;

const needsOf = (name: string, field: RowField, present: Present): string[] =>
  field.optional && !present.has(name) ? [name] : [];

/** The fields that a template of these may name. */
export const namesOf = (fields: Collection['fields']): string[] => ['slug', ...Object.keys(fields)];
/** A field as a whole value. */
export function valuePart(
  name: string,
  plan: FieldPlan | undefined,
  pointer: string,
  context: TemplateContext,
  present: Present,
): Part {
  const field = fieldOf(name, context);
  if (!field) {
    context.report(`${pointer}/name`, { type: 'name', field: name });
    return constant(undefined, pointer);
  }
  const given = fieldPlan(name, field);
  const texts = plan && textPlan(plan);
  if (texts && isProse(texts.kind) && !takes(texts, given))
    return {
      ...textPart(`{${name}}`, plan, `${pointer}/name`, context, present),
      origin: (_, keys) => ({ pointer, field: name, keys }),
    };
  const isMisfit = plan !== undefined && !takes(plan, given);
  if (isMisfit)
    context.report(`${pointer}/name`, {
      type: 'kind',
      field: name,
      kind: field.kind,
      wanted: wantedBy(plan),
    });
  else reportLimits(name, plan, given, `${pointer}/name`, context);
  return {
    fill: ({ values }) => values[name],
    sample: sampleOf(given),
    origin: (_, keys) => ({ pointer, field: name, keys }),
    needs: isMisfit ? [] : needsOf(name, field, present),
  };
}

interface FieldPiece {
  name: string;
  field: RowField;
  given: FieldPlan;
}
type Piece = { text: string } | FieldPiece;

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

/** A text with fields in it. */
export function textPart(
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
  const { name, given } = first;
  const isWhole = pieces.length === 1;
  const needs = fields.flatMap((piece) => needsOf(piece.name, piece.field, present));
  if (isWhole && name !== 'slug' && (!plan || takes(plan, given))) {
    reportLimits(name, plan, given, pointer, context);
    return {
      fill: ({ values }) => values[name],
      sample: sampleOf(given),
      origin: (_, keys) => ({ pointer, field: name, keys }),
      needs,
    };
  }
  const place = plan && textPlan(plan);
  const isMarkdown = place !== undefined && isProse(place.kind) && place.kind !== 'line';
  const misfits = misfitsIn(text, fields, place);
  for (const { name: misfit, field } of misfits) {
    const about = { field: misfit, kind: field.kind };
    context.report(
      pointer,
      isWhole ? { type: 'kind', ...about, wanted: wantedBy(plan) } : { type: 'inText', ...about },
    );
  }
  // Nothing would be left of a text, or a separator without a word.
  for (const { name: empty, given: list } of fields)
    if (misfits.length === 0 && list.is === 'list' && list.minItems === 0)
      context.report(pointer, { type: 'short', field: empty, least: 0, limit: 1, unit: 'items' });
  const isEscaped = ({ given: { kind } }: FieldPiece) => isMarkdown && kind !== 'markdown';
  const most = sum(pieces.map((piece) => longest(piece) * ('name' in piece && isEscaped(piece) ? 2 : 1)));
  if (misfits.length === 0 && place?.maxLength !== undefined && most > place.maxLength)
    context.report(pointer, { type: 'limit', field: name, most, limit: place.maxLength, unit: 'characters' });
  const write = (piece: FieldPiece, value: unknown) => {
    const words = wordsOf(value, piece.field, context.locale);
    return isEscaped(piece) ? escapeMarkdown(words) : words;
  };
  const fill = (valueFor: (piece: FieldPiece) => unknown) =>
    pieces.map((piece) => ('text' in piece ? piece.text : write(piece, valueFor(piece)))).join('');
  return {
    fill({ slug, values }) {
      if (needs.some((need) => values[need] === undefined)) return undefined;
      return fill((piece) => (piece.name === 'slug' ? slug : values[piece.name]));
    },
    sample: fill((piece) => (piece.name === 'slug' ? 'a' : sampleOf(piece.given))),
    origin: (_, keys) => ({ pointer, field: name, keys, ...(!isWhole && { isMixed: true as const }) }),
    needs: misfits.length > 0 ? [] : needs,
  };
}

/** Fields that can't be in this text. */
function misfitsIn(
  text: string,
  fields: readonly FieldPiece[],
  place: PlanOf<'text'> | undefined,
): FieldPiece[] {
  const fits = ({ name, field, given }: FieldPiece): boolean => {
    if (!place || !isProse(place.kind)) return name === 'slug' && addressKinds.includes(place?.kind ?? '');
    if (given.is === 'choice' || given.is === 'number') return true;
    if (['line', 'email', 'dateTime'].includes(given.kind ?? '') || field.kind === 'words') return true;
    return place.kind !== 'line' && given.kind === 'markdown' && isAlone(text, name);
  };
  return fields.filter((piece) => !fits(piece));
}

const wantedBy = (plan: FieldPlan | undefined): string => plan?.kind ?? plan?.name ?? '';

const sampleOf = (plan: FieldPlan): unknown =>
  newValue(plan, { pages: [], logos: [], word: 'Text', taken: [] });

const addressKinds = ['href', 'pagePath', 'aliasPath', 'redirectPath'];

/** Whether a token is a paragraph of its own, wherever it is. */
const isAlone = (text: string, name: string): boolean =>
  text
    .split('\n\n')
    .every((paragraph) => paragraph.trim() === `{${name}}` || !paragraph.includes(`{${name}}`));

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function longest(piece: Piece): number {
  if ('text' in piece) return piece.text.length;
  const { given } = piece;
  if (given.is === 'number' || given.kind === 'dateTime') return longestWords;
  if (given.is === 'list') return sum(given.items.is === 'choice' ? valuesOf(given.items).map(joined) : []);
  return limitsOf(given).most;
}

const joined = ({ length }: string) => length + 2;
