import schema from '../../../site.schema.json';
import { isRecord } from '../json/is-record';

/** A field's kind is the name of the `$defs` entry that it refers to. */
export type Kind = keyof (typeof schema)['$defs'];
/** `site` is site.json without its pages. */
export type Root = Kind | 'site';

/** The parts of the schema that lead to given kinds; everything else is pruned. */
export type Plan =
  | { is: 'kind'; kind: Kind; wanted: boolean; inner: Plan | undefined }
  | { is: 'object'; fields: readonly (readonly [key: string, plan: Plan])[] }
  | { is: 'map'; values: Plan }
  | { is: 'list'; items: Plan }
  | { is: 'union'; variants: ReadonlyMap<unknown, Plan> };

const definitions: Record<string, unknown> = schema.$defs;

export function isKind(name: string): name is Kind {
  return Object.hasOwn(definitions, name);
}

export function planOf(root: Root, wanted: ReadonlySet<string>): Plan | undefined {
  if (root !== 'site') return plan({ $ref: `#/$defs/${root}` }, wanted);
  const { pages: _, ...properties } = schema.properties;
  return plan({ properties }, wanted);
}

function plan(node: unknown, wanted: ReadonlySet<string>): Plan | undefined {
  if (!isRecord(node)) return undefined;
  if (typeof node.$ref === 'string') return planReference(node.$ref, wanted);
  if (isRecord(node.discriminator)) return planUnion(node, wanted);
  if (isRecord(node.properties)) {
    const fields = Object.entries(node.properties).flatMap(([key, field]) => {
      const inner = plan(field, wanted);
      return inner ? [[key, inner] as const] : [];
    });
    return fields.length > 0 ? { is: 'object', fields } : undefined;
  }
  if (isRecord(node.additionalProperties)) {
    const values = plan(node.additionalProperties, wanted);
    return values && { is: 'map', values };
  }
  const items = plan(node.items, wanted);
  return items && { is: 'list', items };
}

function planReference(reference: string, wanted: ReadonlySet<string>): Plan | undefined {
  const kind = reference.replace('#/$defs/', '');
  if (!isKind(kind)) throw new Error(`The schema refers to ${reference}, which it doesn't define`);
  const inner = plan(definitions[kind], wanted);
  return wanted.has(kind) || inner ? { is: 'kind', kind, wanted: wanted.has(kind), inner } : undefined;
}

function planUnion(node: Record<string, unknown>, wanted: ReadonlySet<string>): Plan | undefined {
  const variants = new Map<unknown, Plan>();
  for (const [type, variant] of variantsOf(node)) {
    const inner = plan(variant, wanted);
    if (inner) variants.set(type, inner);
  }
  return variants.size > 0 ? { is: 'union', variants } : undefined;
}

/** The variants of a union by the value of their `type`; each as the reference in the union. */
export function variantsOf(union: Record<string, unknown>): ReadonlyMap<string, unknown> {
  const variants = new Map<string, unknown>();
  for (const reference of Array.isArray(union.oneOf) ? union.oneOf : []) {
    const definition = definitionOf(reference);
    const properties = isRecord(definition) ? definition.properties : undefined;
    const type = isRecord(properties) ? properties.type : undefined;
    if (isRecord(type) && typeof type.const === 'string') variants.set(type.const, reference);
  }
  return variants;
}

/** What a reference refers to; anything else unchanged. */
export function definitionOf(reference: unknown): unknown {
  if (!isRecord(reference) || typeof reference.$ref !== 'string') return reference;
  return definitions[reference.$ref.replace('#/$defs/', '')];
}

const blockVariants = variantsOf(schema.$defs.block);

/** The schema of a block by its type. */
export function blockSchema(type: string): Record<string, unknown> | undefined {
  const definition = definitionOf(blockVariants.get(type));
  return isRecord(definition) ? definition : undefined;
}
