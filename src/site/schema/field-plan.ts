import schema from '../../../site.schema.json';
import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { listOf } from '../json/list-of';
import type { Choice, FieldPlan, PlannedField, Said } from './plan-types';
import { definitionOf, isKind, variantsOf } from './schema-plan';

type Node = Readonly<Record<string, unknown>>;

const pageReference: Node = { $ref: '#/$defs/page' };

/** The plan of a whole content file. */
export const filePlan = (file: string): FieldPlan => planField(file === siteFile ? schema : pageReference);

const plans = new WeakMap<Node, FieldPlan>();

/** The plan of a value that this part of the schema describes. */
export function planField(described: unknown): FieldPlan {
  const node: Node = isRecord(described) ? described : {};
  const known = plans.get(node) ?? readPlan(node);
  plans.set(node, known);
  return known;
}

function readPlan(reference: Node): FieldPlan {
  const name = String(reference.$ref ?? '').replace('#/$defs/', '');
  const definition = definitionOf(reference);
  const node: Node = isRecord(definition) ? definition : reference;
  const [snippet]: readonly unknown[] = Array.isArray(node.defaultSnippets) ? node.defaultSnippets : [];
  const said: Said = {
    kind: isKind(name) ? name : undefined,
    description: [reference.description, node.description].find((text) => typeof text === 'string'),
    examples: listOf(reference.examples ?? node.examples),
    snippet: isRecord(snippet) ? snippet.body : undefined,
  };
  if ('const' in node) return { ...said, is: 'constant', value: node.const };
  if (Array.isArray(node.enum)) return { ...said, is: 'choice', choices: choicesOf(node) };
  if (isRecord(node.discriminator)) return planUnion(said, node);
  if (Array.isArray(node.oneOf)) return { ...said, is: 'either', options: node.oneOf.map(planField) };
  return planByType(said, node);
}

function planByType(said: Said, node: Node): FieldPlan {
  const number = (key: string) => (typeof node[key] === 'number' ? node[key] : undefined);
  const text = (key: string) => (typeof node[key] === 'string' ? node[key] : undefined);
  switch (node.type) {
    case 'boolean':
      return { ...said, is: 'switch' };
    case 'integer':
    case 'number':
      return {
        ...said,
        is: 'number',
        whole: node.type === 'integer',
        minimum: number('minimum'),
        maximum: number('maximum'),
      };
    case 'array':
      return {
        ...said,
        is: 'list',
        get items() {
          return planField(node.items);
        },
        minItems: number('minItems') ?? 0,
        maxItems: number('maxItems') ?? Number.POSITIVE_INFINITY,
        uniqueItems: node.uniqueItems === true,
      };
    case 'object':
      return isRecord(node.additionalProperties) ? planMap(said, node) : planObject(said, node);
    default:
      return {
        ...said,
        is: 'text',
        minLength: number('minLength') ?? 0,
        maxLength: number('maxLength'),
        pattern: text('pattern'),
        patternMessage: text('patternErrorMessage'),
      };
  }
}

function planObject(said: Said, node: Node): FieldPlan {
  const required = listOf(node.required);
  const properties = Object.entries(isRecord(node.properties) ? node.properties : {});
  let fields: readonly PlannedField[] | undefined;
  return {
    ...said,
    is: 'object',
    get fields() {
      fields ??= properties.map(([key, field]) => ({
        key,
        required: required.includes(key),
        plan: planField(field),
      }));
      return fields;
    },
  };
}

const planMap = (said: Said, node: Node): FieldPlan => ({
  ...said,
  is: 'map',
  get values() {
    return planField(node.additionalProperties);
  },
  names: planField(node.propertyNames),
});

function planUnion(said: Said, node: Node): FieldPlan {
  let variants: ReadonlyMap<string, FieldPlan> | undefined;
  return {
    ...said,
    is: 'union',
    get variants() {
      variants ??= new Map([...variantsOf(node)].map(([type, variant]) => [type, planField(variant)]));
      return variants;
    },
  };
}

function choicesOf(node: Node): Choice[] {
  const descriptions = listOf(node.enumDescriptions);
  return listOf(node.enum).map((value, index) => {
    const description = descriptions[index];
    return { value: String(value), description: typeof description === 'string' ? description : undefined };
  });
}
