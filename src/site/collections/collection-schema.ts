import { isRecord } from '../json/is-record';

type Schema = Readonly<Record<string, unknown>>;

/** The fields of definitions that are templates, and the definitions of what these make. */
const templates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  collection: { page: 'page', item: 'rowItem' },
  rowGroups: { page: 'page' },
};

const condition: Schema = {
  description: 'The name of an optional field: a row without it does not have this part.',
  type: 'string',
};

const fieldOfRow: Schema = {
  anyOf: [
    {
      type: 'object',
      properties: {
        type: { const: 'field', description: 'The value of a field, as it is.' },
        name: { type: 'string', description: 'The name of the field.' },
        if: condition,
      },
      required: ['type', 'name'],
      additionalProperties: false,
    },
    { type: 'string', pattern: '\\{[^{}]+\\}' },
  ],
};

/**
 * The JSON Schema of definitions of collections, for code editors: as site.schema.json has them, with fields of a row in
 * their templates. `definitions` are its `$defs`; those that can hold no field are only named.
 */
export function collectionSchema(definitions: Readonly<Record<string, Schema>>): Schema {
  const own = new Map<string, unknown>([['fieldOfRow', fieldOfRow]]);
  const define = (name: string, write: (definition: Schema) => unknown): Schema => {
    if (!own.has(name)) {
      own.set(name, undefined);
      own.set(name, write(definitions[name] ?? {}));
    }
    return { $ref: `#/$defs/${name}` };
  };
  const definition = (name: string): Schema => {
    const made = templates[name];
    if (!made) return { $ref: `site.schema.json#/$defs/${name}` };
    return define(name, (schema) =>
      written(schema, definition, (value, key) => {
        const makes = made[key];
        return makes === undefined ? value : { ...value, ...template(makes) };
      }),
    );
  };
  const template = (name: string): Schema =>
    isWhole(definitions[name])
      ? definition(name)
      : define(name, (schema) => {
          const part = written(schema, template, orField);
          return name === 'page' ? withoutPath(part) : withCondition(part);
        });
  return {
    $comment: 'Made by `npm run types` from site.schema.json.',
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...definition('collection'),
    $defs: Object.fromEntries(own),
  };
}

/** A text or another value that has no parts. */
const isWhole = (schema: Schema | undefined): boolean =>
  !schema?.properties && !schema?.items && !schema?.oneOf;

/** A part of a schema with other references, and with what `change` makes of its fields and items. */
function written(
  node: Schema,
  reference: (name: string) => Schema,
  change: (value: Schema, key: string) => Schema,
): Schema {
  const inner = (value: unknown): Schema => written(isRecord(value) ? value : {}, reference, change);
  const { $ref, properties, items, oneOf, additionalProperties: others, ...own } = node;
  return {
    ...own,
    ...(typeof $ref === 'string' && reference($ref.replace('#/$defs/', ''))),
    ...(isRecord(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, change(inner(value), key)]),
      ),
    }),
    ...(items !== undefined && { items: change(inner(items), '') }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map(inner) }),
    ...(others !== undefined && { additionalProperties: isRecord(others) ? inner(others) : others }),
  };
}

/** A value, or a field of the row in its place. What a part is stands in its template. */
function orField(schema: Schema, key: string): Schema {
  if (key === 'type') return schema;
  const { description, ...value } = schema;
  const anyOf = [value, { $ref: '#/$defs/fieldOfRow' }];
  return description === undefined ? { anyOf } : { description, anyOf };
}

/** A part that can be left out. */
const withCondition = (part: Schema): Schema =>
  isRecord(part.properties) ? { ...part, properties: { ...part.properties, if: condition } } : part;

/** A page has its path from its row. */
function withoutPath({ properties, required, defaultSnippets: _, ...part }: Schema): Schema {
  const { path: _path, $schema: _schema, ...own } = isRecord(properties) ? properties : {};
  const needs = Array.isArray(required) ? required.filter((key) => key !== 'path') : [];
  return { ...part, properties: own, required: needs };
}
