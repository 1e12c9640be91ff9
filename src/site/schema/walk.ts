import { isRecord } from '../json/is-record';
import type { JsonPath } from '../json/json-path';
import { type Kind, type Plan, planOf, type Root } from './schema-plan';

/** Written as a method so that a visitor may name the type which the schema promises for its kind. */
export type Visit<Context> = { visit(value: unknown, context: Context, at: JsonPath): void }['visit'];
export type Visitors<Context> = { readonly [K in Kind]?: Visit<Context> };
export type Walk<Context> = (value: unknown, context: Context, at?: JsonPath) => void;

/**
 * The one walker: compiles the schema into closures that visit every value of the visitors' kinds in a valid
 * document, and nothing else. A new field of the schema is visited without a change here.
 */
export function compileWalk<Context>(root: Root, visitors: Visitors<Context>): Walk<Context> {
  const plan = planOf(root, new Set(Object.keys(visitors)));
  return plan ? compile(plan, visitors) : () => {};
}

function compile<Context>(plan: Plan, visitors: Visitors<Context>): Walk<Context> {
  switch (plan.is) {
    case 'kind':
      return compileKind(visitors[plan.kind], plan.inner && compile(plan.inner, visitors));
    case 'object': {
      const fields = plan.fields.map(([key, field]) => ({ key, walk: compile(field, visitors) }));
      return (value, context, at) => {
        if (!isRecord(value)) return;
        for (const { key, walk } of fields) {
          const child = value[key];
          if (child !== undefined) walk(child, context, { parent: at, key });
        }
      };
    }
    case 'map': {
      const walk = compile(plan.values, visitors);
      return (value, context, at) => {
        if (!isRecord(value)) return;
        for (const key of Object.keys(value)) walk(value[key], context, { parent: at, key });
      };
    }
    case 'list': {
      const walk = compile(plan.items, visitors);
      return (value, context, at) => {
        if (!Array.isArray(value)) return;
        for (let key = 0; key < value.length; key++) walk(value[key], context, { parent: at, key });
      };
    }
    case 'union': {
      const variants = new Map([...plan.variants].map(([type, inner]) => [type, compile(inner, visitors)]));
      return (value, context, at) => {
        if (isRecord(value)) variants.get(value.type)?.(value, context, at);
      };
    }
  }
}

function compileKind<Context>(
  visit: Visit<Context> | undefined,
  inner: Walk<Context> | undefined,
): Walk<Context> {
  if (!visit) return inner ?? (() => {});
  if (!inner) return visit;
  return (value, context, at) => {
    visit(value, context, at);
    inner(value, context, at);
  };
}
