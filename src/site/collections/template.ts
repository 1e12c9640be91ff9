import { isRecord } from '../json/is-record';
import { escapeKey } from '../json/json-path';
import { isRequired, memberPlan, settledPlan } from '../schema/plan-at';
import type { FieldPlan } from '../schema/plan-types';
import type { Row } from './row';
import { constant, type Part, type Present, type TemplateContext } from './template-part';
import { textPart, valuePart } from './template-text';

export const isFieldReference = (value: unknown): value is { type: 'field'; name: string } =>
  isRecord(value) && value.type === 'field' && typeof value.name === 'string';

/**
 * Compiles a part of a template, and reports where a valid row might give an invalid page; nothing without a plan: what
 * the schema does not know is said by the check of the sample.
 */
export function compileTemplate(
  node: unknown,
  plan: FieldPlan | undefined,
  pointer: string,
  around: TemplateContext,
  present: Present = new Set(),
): Part {
  const context = plan ? around : { ...around, report: () => {} };
  if (typeof node === 'string') return textPart(node, plan, pointer, context, present);
  if (isFieldReference(node)) return valuePart(node.name, plan, pointer, context, present);
  if (Array.isArray(node)) return listPart(node, plan, pointer, context, present);
  if (isRecord(node)) return objectPart(node, plan, pointer, context, present);
  return constant(node, pointer);
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
  // Fields may hold the same name, and such a list has it once.
  const isOnce = list?.is === 'list' && list.uniqueItems;
  const once = <Item>(items: readonly Item[], value: (item: Item) => unknown): readonly Item[] =>
    isOnce
      ? items.filter((item, index) => items.findIndex((other) => value(other) === value(item)) === index)
      : items;
  const shown = (row: Row) => {
    const there = parts.filter(
      ({ condition }) => condition === undefined || row.values[condition] !== undefined,
    );
    return once(
      there.map(({ part }) => ({ part, value: part.fill(row) })),
      ({ value }) => value,
    );
  };
  return {
    fill: (row) => shown(row).map(({ value }) => value),
    sample: once(
      parts.map(({ part }) => part.sample),
      (sample) => sample,
    ),
    origin(row, keys) {
      const [index, ...others] = keys;
      const part = row ? shown(row)[Number(index)]?.part : parts[Number(index)]?.part;
      return part ? part.origin(row, others) : { pointer, keys: [] };
    },
    needs: [],
  };
}
