import { isRecord } from '../json/is-record';
import { type Kind, type Plan, planOf, type Root } from '../schema/schema-plan';
import type { View } from './view';

/** Written as a method so that a change may name the type which the schema promises for its kind. */
type Change<Context> = { change(value: unknown, context: Context): unknown }['change'];
export type Changes<Context> = { readonly [K in Kind]?: Change<Context> };
type Rebuild<Context> = (value: unknown, context: Context) => unknown;

/** The walker's rebuilding twin: a copy in which every value of the changes' kinds is replaced. */
export function compileTransform<Content, Context>(
  root: Root,
  changes: Changes<Context>,
): (content: Content, context: Context) => View<Content> {
  const plan = planOf(root, new Set(Object.keys(changes)));
  const rebuild: Rebuild<Context> = plan ? compile(plan, changes) : (value) => value;
  // The one cast: the schema has checked the content, and `changes` gives what `View` says for each kind.
  return (content, context) => rebuild(content, context) as View<Content>;
}

function compile<Context>(plan: Plan, changes: Changes<Context>): Rebuild<Context> {
  switch (plan.is) {
    case 'kind':
      return changes[plan.kind] ?? (plan.inner ? compile(plan.inner, changes) : (value) => value);
    case 'object': {
      const fields = plan.fields.map(([key, field]) => ({ key, rebuild: compile(field, changes) }));
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
      return (value, context) =>
        isRecord(value)
          ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rebuild(child, context)]))
          : value;
    }
    case 'list': {
      const rebuild = compile(plan.items, changes);
      return (value, context) =>
        Array.isArray(value) ? value.map((child) => rebuild(child, context)) : value;
    }
    case 'union': {
      const variants = new Map([...plan.variants].map(([type, inner]) => [type, compile(inner, changes)]));
      return (value, context) => (isRecord(value) && variants.get(value.type)?.(value, context)) || value;
    }
  }
}
