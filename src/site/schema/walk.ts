import { isRecord } from '../json/is-record';
import type { JsonPath } from '../json/json-path';
import type { Kind } from './definitions';
import { type Root, rootPlan } from './field-plan';
import type { FieldPlan } from './plan-types';

/**
 * Written as a method so that a visitor may name the type which the schema promises for its kind. `extending` is the
 * value's own kind if that extends the visitor's.
 */
export type Visitor<Context> = {
  visit(value: unknown, context: Context, at: JsonPath, extending?: Kind): void;
}['visit'];
export type Visitors<Context> = { readonly [K in Kind]?: Visitor<Context> };
export type Walk<Context> = (value: unknown, context: Context, at?: JsonPath) => void;

/**
 * The one walker: compiles the schema into closures that visit every value of the visitors' kinds in a valid
 * document, and nothing else. A new field of the schema is visited without a change here.
 */
export function compileWalk<Context>(root: Root | FieldPlan, visitors: Visitors<Context>): Walk<Context> {
  return compile(typeof root === 'string' ? rootPlan(root) : root, visitors) ?? (() => {});
}

/** That of the kind which a kind extends comes first. */
function visitorOf<Context>(
  { kind, base }: FieldPlan,
  visitors: Visitors<Context>,
): Visitor<Context> | undefined {
  const own = kind && visitors[kind];
  const general = base && visitors[base];
  if (!general) return own;
  return (value, context, at) => {
    general(value, context, at, kind);
    own?.(value, context, at);
  };
}

/** Undefined if nothing there is visited. */
function compile<Context>(plan: FieldPlan, visitors: Visitors<Context>): Walk<Context> | undefined {
  const visit = visitorOf(plan, visitors);
  const inner = compileInner(plan, visitors);
  if (!visit || !inner) return visit ?? inner;
  return (value, context, at) => {
    visit(value, context, at);
    inner(value, context, at);
  };
}

function compileInner<Context>(plan: FieldPlan, visitors: Visitors<Context>): Walk<Context> | undefined {
  switch (plan.is) {
    case 'object': {
      const fields = plan.fields.flatMap(({ key, plan: field }) => {
        const walk = compile(field, visitors);
        return walk ? [{ key, walk }] : [];
      });
      if (fields.length === 0) return undefined;
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
      if (!walk) return undefined;
      return (value, context, at) => {
        if (!isRecord(value)) return;
        for (const key of Object.keys(value)) walk(value[key], context, { parent: at, key });
      };
    }
    case 'list': {
      const walk = compile(plan.items, visitors);
      if (!walk) return undefined;
      return (value, context, at) => {
        if (!Array.isArray(value)) return;
        for (let key = 0; key < value.length; key++) walk(value[key], context, { parent: at, key });
      };
    }
    case 'union': {
      const variants = new Map<unknown, Walk<Context>>();
      for (const [type, variant] of plan.variants) {
        const walk = compile(variant, visitors);
        if (walk) variants.set(type, walk);
      }
      if (variants.size === 0) return undefined;
      return (value, context, at) => {
        if (isRecord(value)) variants.get(value.type)?.(value, context, at);
      };
    }
    default:
      return undefined;
  }
}
