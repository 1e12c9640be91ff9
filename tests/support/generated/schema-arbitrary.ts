import fc, { type Arbitrary } from 'fast-check';
import schema from '../../../site.schema.json';
import { isRecord } from '../../../src/site/json/is-record';
import { editorKeywords } from '../../../src/site/schema/plan-types';
import { textArbitrary } from './text-arbitrary';

type Node = Readonly<Record<string, unknown>>;

/** A whole schema. */
interface Root extends Node {
  $defs: Node;
  properties: Node;
  required: readonly string[];
}

interface Type {
  keywords: readonly string[];
  arbitrary: (node: Node) => Arbitrary<unknown>;
}

export interface SchemaArbitraries {
  /** Values of one of the schema's definitions. */
  of(definition: string): Arbitrary<unknown>;
  /** One value of each variant of a union. */
  eachOf(union: string): Arbitrary<unknown[]>;
  /** site.json without its pages. */
  siteFile: Arbitrary<unknown>;
}

const annotations = [
  ...editorKeywords,
  ...'$schema $comment $id $defs title description examples'.split(' '),
];

/** What the schema allows; with `complete`, objects have all of their fields. An unknown keyword throws. */
export function schemaArbitraries(complete: boolean, root: Root = schema): SchemaArbitraries {
  const types: ReadonlyMap<unknown, Type> = new Map<unknown, Type>([
    ['string', { keywords: ['minLength', 'maxLength', 'pattern'], arbitrary: textArbitrary }],
    ['boolean', { keywords: [], arbitrary: () => fc.boolean() }],
    ['number', { keywords: ['minimum', 'maximum'], arbitrary: decimal }],
    ['integer', { keywords: ['minimum', 'maximum'], arbitrary: integer }],
    ['array', { keywords: ['items', 'minItems', 'maxItems', 'uniqueItems'], arbitrary: list }],
    [
      'object',
      { keywords: ['properties', 'required', 'additionalProperties', 'propertyNames'], arbitrary: object },
    ],
  ]);

  function ofNode(node: unknown): Arbitrary<unknown> {
    if (!isRecord(node)) throw new Error(`${JSON.stringify(node)} is no schema.`);
    if (typeof node.$ref === 'string') return only(['$ref'], node, of(node.$ref.replace('#/$defs/', '')));
    if ('const' in node) return only(['const'], node, fc.constant(node.const));
    if (Array.isArray(node.enum)) return only(['type', 'enum'], node, fc.constantFrom(...node.enum));
    if (Array.isArray(node.oneOf))
      return only(['type', 'discriminator', 'oneOf'], node, fc.oneof(...variantsOf(node)));
    const type = types.get(node.type);
    if (!type) throw new Error(`The generator does not know the type ${node.type}.`);
    return only(['type', ...type.keywords], node, type.arbitrary(node));
  }

  const variantsOf = ({ oneOf }: Node) => (Array.isArray(oneOf) ? oneOf.map(ofNode) : []);

  function object({ properties, required, additionalProperties, propertyNames }: Node): Arbitrary<unknown> {
    if (isRecord(additionalProperties)) {
      const described = isRecord(propertyNames) ? propertyNames : {};
      const names = ofNode('$ref' in described ? described : { type: 'string', ...described }).map(String);
      const options = { minKeys: complete ? 1 : 0, maxKeys: 2, noNullPrototype: true };
      return fc.dictionary(names, ofNode(additionalProperties), options);
    }
    const fields = Object.entries(isRecord(properties) ? properties : {});
    const model = Object.fromEntries(fields.map(([key, field]) => [key, ofNode(field)]));
    const requiredKeys = complete ? Object.keys(model) : Array.isArray(required) ? required.map(String) : [];
    return fc.record(model, { requiredKeys, noNullPrototype: true });
  }

  function list({ items, minItems = 0, maxItems, uniqueItems }: Node): Arbitrary<unknown> {
    const least = Number(minItems);
    const bounds = { minLength: least, maxLength: Math.min(Number(maxItems), least + 2) };
    const item = ofNode(items);
    return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
  }

  const known = new Map<string, Arbitrary<unknown>>();
  function of(definition: string): Arbitrary<unknown> {
    const arbitrary = known.get(definition) ?? ofNode(definitionOf(definition));
    known.set(definition, arbitrary);
    return arbitrary;
  }

  function definitionOf(name: string): Node {
    const node = root.$defs[name];
    if (!isRecord(node)) throw new Error(`The schema defines no ${name}.`);
    return node;
  }

  const { pages: _, ...properties } = root.properties;
  const required = root.required.filter((key) => key !== 'pages');
  const eachOf = (union: string) => fc.tuple(...variantsOf(definitionOf(union)));
  return { of, eachOf, siteFile: ofNode({ ...root, properties, required }) };
}

function integer({ minimum, maximum }: Node): Arbitrary<unknown> {
  return fc.integer({ min: Number(minimum), max: Number(maximum) });
}

/** With two decimals at most, as prices have. */
const decimal = ({ minimum, maximum }: Node): Arbitrary<unknown> =>
  fc.integer({ min: Number(minimum), max: Number(maximum) }).map((number) => number / 100);

function only<Value>(keywords: readonly string[], node: Node, arbitrary: Value): Value {
  const unknown = Object.keys(node).filter((key) => ![...annotations, ...keywords].includes(key));
  if (unknown.length > 0) throw new Error(`The generator does not know ${unknown.join(' and ')}.`);
  return arbitrary;
}
