import type { Node } from 'jsonc-parser';
import schema from '../../../site.schema.json';
import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { childOf } from '../json/json-tree';
import { definitionOf, variantsOf } from './schema-plan';

type Schema = Record<string, unknown>;

/** A value of a document, with what the schema says of it, if it says anything. */
export interface Described {
  node: Node;
  schema: Schema | undefined;
}

/** The root of a document, by its file. */
export const describeRoot = (file: string, node: Node): Described => ({
  node,
  schema: resolve(file === siteFile ? schema : { $ref: '#/$defs/page' }, node),
});

/** A field or an item; undefined if there is none. */
export function describeChild(parent: Described, key: string): Described | undefined {
  const node = childOf(parent.node, key)?.value;
  return node && { node, schema: resolve(fieldSchema(parent.schema, key), node) };
}

/** What the schema says of a field or an item of a value, also of one that is missing. */
export function fieldSchema(parent: Schema | undefined, key: string): unknown {
  if (!parent) return undefined;
  const { properties, additionalProperties, items } = parent;
  return (isRecord(properties) ? properties[key] : undefined) ?? additionalProperties ?? items;
}

/** Follows references, and of a union chooses the variant that the value is meant to be. */
function resolve(described: unknown, node: Node): Schema | undefined {
  const found = definitionOf(described);
  if (!isRecord(found)) return undefined;
  if (!Array.isArray(found.oneOf)) return found;
  if (!isRecord(found.discriminator))
    return found.oneOf
      .map((variant) => resolve(variant, node))
      .find((variant) => variant?.type === node.type);
  const type: unknown = childOf(node, 'type')?.value.value;
  return typeof type === 'string' ? resolve(variantsOf(found).get(type), node) : undefined;
}
