import schema from '../../../site.schema.json';
import { isRecord } from '../json/is-record';
import { variantsOf } from '../schema/schema-plan';
import { signsIn } from '../text/words';

type Check = (value: unknown) => boolean;
type Node = Readonly<Record<string, unknown>>;

/** What is not certain here is for the full validator to say. */
const uncertain: Check = () => false;
const always: Check = () => true;

/**
 * Compiles a part of the schema into closures that say of a value whether it is certainly valid: within milliseconds,
 * where the full validator takes hundreds, and valid content needs no other answer.
 */
export function createQuickCheck<Content>(node: unknown): (value: unknown) => value is Content {
  const check = compile(node);
  return (value): value is Content => check(value);
}

/** Keywords that only people, code editors and the generated types read. */
export const editorKeywords = [
  'tsType',
  'patternErrorMessage',
  'enumDescriptions',
  'defaultSnippets',
  'suggestSortText',
  'errorMessage',
  'markdownDescription',
];

const annotations = [...editorKeywords, '$schema', '$id', '$defs', 'title', 'description', 'examples'];

interface Type {
  keywords: readonly string[];
  compile: (node: Node) => Check;
}

const types: ReadonlyMap<unknown, Type> = new Map<unknown, Type>([
  ['string', { keywords: ['minLength', 'maxLength', 'pattern'], compile: text }],
  ['boolean', { keywords: [], compile: () => (value) => typeof value === 'boolean' }],
  ['integer', { keywords: ['minimum', 'maximum'], compile: (node) => number(node, Number.isInteger) }],
  ['number', { keywords: ['minimum', 'maximum'], compile: (node) => number(node, Number.isFinite) }],
  ['array', { keywords: ['items', 'minItems', 'maxItems', 'uniqueItems'], compile: list }],
  [
    'object',
    {
      keywords: ['properties', 'required', 'additionalProperties', 'propertyNames', 'discriminator', 'oneOf'],
      compile: object,
    },
  ],
]);

function compile(node: unknown): Check {
  if (!isRecord(node)) return uncertain;
  const { $ref, type, const: only, enum: choices } = node;
  const known = types.get(type);
  const keywords = [...annotations, '$ref', 'type', 'const', 'enum', ...(known?.keywords ?? [])];
  if (!Object.keys(node).every((keyword) => keywords.includes(keyword))) return uncertain;
  const checks: Check[] = [];
  if (known) checks.push(known.compile(node));
  if (typeof $ref === 'string') checks.push(definition($ref));
  if ('const' in node) checks.push((value) => value === only);
  if (Array.isArray(choices)) {
    const set = new Set<unknown>(choices);
    checks.push((value) => set.has(value));
  }
  const [first = always, second] = checks;
  return second ? (value) => checks.every((check) => check(value)) : first;
}

function text({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' }: Node): Check {
  const least = Number(minLength);
  const most = Number(maxLength);
  const form = new RegExp(String(pattern), 'u');
  return (value) =>
    typeof value === 'string' &&
    (value.length >= 2 * least || signsIn(value) >= least) &&
    (value.length <= most || signsIn(value) <= most) &&
    form.test(value);
}

function number({ minimum, maximum }: Node, isNumber: Check): Check {
  const least = Number(minimum ?? Number.NEGATIVE_INFINITY);
  const most = Number(maximum ?? Number.POSITIVE_INFINITY);
  return (value) => isNumber(value) && Number(value) >= least && Number(value) <= most;
}

function list({ items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems }: Node): Check {
  const item = compile(items);
  const least = Number(minItems);
  const most = Number(maxItems);
  // Of objects nothing is said: they may be equal without being the same.
  const isPlain: Check = (value) => typeof value !== 'object';
  return (value) =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every(item) &&
    (uniqueItems !== true || (value.every(isPlain) && new Set(value).size === value.length));
}

function object({ properties, required, additionalProperties = {}, propertyNames, ...node }: Node): Check {
  const names = Array.isArray(required) ? required.map(String) : [];
  const fields = new Map(
    Object.entries(isRecord(properties) ? properties : {}).map(([key, field]) => [key, compile(field)]),
  );
  const other = compile(additionalProperties);
  const name =
    propertyNames === undefined
      ? always
      : compile({ type: 'string', ...(isRecord(propertyNames) ? propertyNames : {}) });
  const variant = 'oneOf' in node ? union(node) : always;
  return (value) => {
    if (!isRecord(value)) return false;
    for (const key of names) if (value[key] === undefined) return false;
    for (const key in value) if (!(fields.get(key) ?? other)(value[key]) || !name(key)) return false;
    return variant(value);
  };
}

function union(node: Record<string, unknown>): Check {
  const variants = new Map<unknown, Check>(
    [...variantsOf(node)].map(([type, variant]) => [type, compile(variant)]),
  );
  return (value) => isRecord(value) && (variants.get(value.type) ?? uncertain)(value);
}

const definitions: Node = schema.$defs;
const compiled = new Map<string, Check>();

function definition(reference: string): Check {
  const known = compiled.get(reference);
  if (known) return known;
  // A definition that holds itself finds this in its place.
  let check: Check = uncertain;
  compiled.set(reference, (value) => check(value));
  check = compile(definitions[reference.replace('#/$defs/', '')]);
  compiled.set(reference, check);
  return check;
}
