import { isRecord } from '../json/is-record';
import type { Kind } from '../schema/definitions';
import { type Root, rootPlan } from '../schema/field-plan';
import type { FieldPlan } from '../schema/plan-types';
import type { View } from './view';

/** Written as a method so that a change may name the type which the schema promises for its kind. */
type Change<Context> = { change(value: unknown, context: Context): unknown }['change'];
export type KindChanges<Context> = { readonly [K in Kind]?: Change<Context> };
type Rebuild<Context> = (value: unknown, context: Context) => unknown;

/** Like the walker, but returns a copy in which every value of these kinds is replaced. */
export function compileTransform<Content, Context>(
  root: Root,
  changes: KindChanges<Context>,
): (content: Content, context: Context) => View<Content> {
  const rebuild: Rebuild<Context> = compile(rootPlan(root), changes) ?? ((value) => value);
  // The one cast: the schema has checked the content, and `changes` gives what `View` says for each kind.
  return (content, context) => rebuild(content, context) as View<Content>;
}

/** Undefined if nothing there is changed. */
function compile<Context>(plan: FieldPlan, changes: KindChanges<Context>): Rebuild<Context> | undefined {
  const change = (plan.kind && changes[plan.kind]) ?? (plan.base && changes[plan.base]);
  if (change) return change;
  switch (plan.is) {
    case 'object': {
      const fields = plan.fields.flatMap(({ key, plan: field }) => {
        const rebuild = compile(field, changes);
        return rebuild ? [{ key, rebuild }] : [];
      });
      if (fields.length === 0) return undefined;
      return (value, context) => {
        if (!isRecord(value)) return value;
        const copy = { ...value };
        for (const { key, rebuild } of fields) {
          const child = value[key];
          if (child !== undefined) copy[key] = rebuild(child, context);
        }
        return copy;
      };
    }
    case 'map': {
      const rebuild = compile(plan.values, changes);
      if (!rebuild) return undefined;
      return (value, context) =>
        isRecord(value)
          ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rebuild(child, context)]))
          : value;
    }
    case 'list': {
      const rebuild = compile(plan.items, changes);
      if (!rebuild) return undefined;
      return (value, context) =>
        Array.isArray(value) ? value.map((child) => rebuild(child, context)) : value;
    }
    case 'union': {
      const variants = new Map<unknown, Rebuild<Context>>();
      for (const [type, variant] of plan.variants) {
        const rebuild = compile(variant, changes);
        if (rebuild) variants.set(type, rebuild);
      }
      if (variants.size === 0) return undefined;
      return (value, context) => (isRecord(value) && variants.get(value.type)?.(value, context)) || value;
    }
    default:
      return undefined;
  }
}
