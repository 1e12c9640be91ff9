import { isRecord } from '../json/is-record';
import { listOf } from '../json/value-at';
import type { Node } from '../schema/definitions';
import type { Step } from './migration';

/** Where a value can have others. All values of a definition have the same shape: what changes it counts everywhere. */
export interface Shape {
  /** The constant that tells an object from others. */
  type?: string | undefined;
  fields?: Map<string, Shape>;
  /** Of the items of a list, or of all values of an object whose keys the content chooses. */
  each?: Shape;
  options?: readonly Shape[];
}

/** By the name of the definition; `site` is site.json. */
export type Shapes = Map<string, Shape>;

/** The shapes that content has before these steps, which led to the schema: the steps are taken back. */
export function shapesBefore(steps: readonly Step[], schema: Node): Shapes {
  const { $defs, ...site } = schema;
  const definitions = isRecord($defs) ? $defs : {};
  const shapes: Shapes = new Map();
  for (const name of Object.keys(definitions)) readDefinition(name, definitions, shapes);
  shapes.set('site', readShape(site, definitions, shapes));
  for (const step of steps.toReversed()) takeBack(shapes, step);
  return shapes;
}

function readDefinition(name: string, definitions: Node, shapes: Shapes): Shape {
  const known = shapes.get(name);
  if (known) return known;
  const shape: Shape = {};
  // Before it is read: it may refer to itself.
  shapes.set(name, shape);
  return Object.assign(shape, readShape(definitions[name], definitions, shapes));
}

function readShape(node: unknown, definitions: Node, shapes: Shapes): Shape {
  if (!isRecord(node)) return {};
  if (typeof node.$ref === 'string')
    return readDefinition(node.$ref.replace('#/$defs/', ''), definitions, shapes);
  const read = (inner: unknown) => readShape(inner, definitions, shapes);
  const each = node.items ?? node.additionalProperties;
  const { type } = isRecord(node.properties) ? node.properties : {};
  return {
    ...(isRecord(type) && typeof type.const === 'string' && { type: type.const }),
    ...(isRecord(node.properties) && {
      fields: new Map(Object.entries(node.properties).map(([key, field]) => [key, read(field)])),
    }),
    ...(isRecord(each) && { each: read(each) }),
    ...(Array.isArray(node.oneOf) && { options: listOf(node.oneOf).map(read) }),
  };
}

/** The shape that a step is about, and the fields that lead from it to the place. */
export function placeOf(shapes: Shapes, { at }: Step): { shape: Shape | undefined; keys: readonly string[] } {
  const [name = '', ...keys] = at.split('.');
  return { shape: shapes.get(nameOf(shapes, name)), keys };
}

/** `hero` is the block, unless a definition has this name. */
const nameOf = (shapes: Shapes, name: string) => (shapes.has(name) ? name : `${name}Block`);

export function takeBack(shapes: Shapes, step: Step): void {
  const { shape, keys } = placeOf(shapes, step);
  const key = keys.at(-1);
  if (key === undefined && 'rename' in step) takeNameBack(shapes, step.at, step.rename);
  if (!shape || key === undefined) return;
  const fields = fieldsAt(shape, keys);
  const now = fields.get(key) ?? {};
  if ('rename' in step) takeFieldBack(shape, [...keys.slice(0, -1), step.rename], keys);
  else if ('move' in step) takeFieldBack(shape, step.move.split('.'), keys);
  else if ('wrap' in step) fields.set(key, unwrapped(now, step.wrap));
  else if ('unwrap' in step) fields.set(key, wrapped(now, step.unwrap));
  else if ('map' in step && key === 'type') takeTypesBack(shapeAt(shape, keys.slice(0, -1)), step.map);
}

function takeFieldBack(shape: Shape, from: readonly string[], to: readonly string[]): void {
  const fields = fieldsAt(shape, from);
  const last = from.at(-1) ?? '';
  const field = fields.get(last) ?? {};
  fields.delete(last);
  fieldsAt(shape, to).set(to.at(-1) ?? '', field);
}

function takeTypesBack(owner: Shape, map: Readonly<Record<string, unknown>>): void {
  for (const [old, type] of Object.entries(map))
    for (const option of owner.options ?? [owner]) if (option.type === type) option.type = old;
}

/** A block with the old name may be another one by now. */
function takeNameBack(shapes: Shapes, old: string, name: string): void {
  const now = nameOf(shapes, name);
  const shape = shapes.get(now);
  if (!shape) return;
  shapes.delete(now);
  const isBlock = now !== name;
  shapes.set(isBlock ? `${old}Block` : old, shape);
  if (!isBlock) return;
  for (const other of shapes.values()) if (other.type === old) other.type = undefined;
  shape.type = old;
}

const itemOf = (shape: Shape): Shape => (shape.each ? itemOf(shape.each) : shape);

/** An object that the schema no longer has is made up. */
export function fieldsAt(shape: Shape, keys: readonly string[]): Map<string, Shape> {
  const [key = '', ...rest] = keys;
  const item = itemOf(shape);
  const owner = item.options?.find(({ fields }) => fields?.has(key)) ?? item;
  owner.fields ??= new Map();
  if (rest.length === 0) return owner.fields;
  const inner = owner.fields.get(key) ?? {};
  owner.fields.set(key, inner);
  return fieldsAt(inner, rest);
}

const shapeAt = (shape: Shape, keys: readonly string[]): Shape =>
  itemOf(keys.length === 0 ? shape : (fieldsAt(shape, keys).get(keys.at(-1) ?? '') ?? {}));

function unwrapped(shape: Shape, from: string): Shape {
  if (from === 'list') return shape.each ?? shape;
  const inner = itemOf(shape).fields?.get(from) ?? {};
  return shape.each ? { each: inner } : inner;
}

function wrapped(shape: Shape, into: string): Shape {
  if (into === 'list') return { each: shape };
  const inner = { fields: new Map([[into, itemOf(shape)]]) };
  return shape.each ? { each: inner } : inner;
}
