import { definedIn } from '../files/collection-files';
import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { listOf } from '../json/value-at';
import { definitions, isKind, type Kind, kindOf, type Node, siteNode } from './definitions';
import type { Choice, FieldPlan, PlanBase, PlannedField } from './plan-types';

/** The plan of a whole content file; of a row of a collection, its definition decides. */
export function filePlan(file: string): FieldPlan {
  if (file === siteFile) return planField(siteNode);
  return kindPlan(definedIn(file) === undefined ? 'page' : 'collection');
}

export const kindPlan = (kind: Kind): FieldPlan => planField(definitions[kind]);

/** `site` is site.json without its pages. */
export type Root = Kind | 'site';

export function rootPlan(root: Root): FieldPlan {
  if (root !== 'site') return kindPlan(root);
  const plan = filePlan(siteFile);
  return plan.is === 'object' ? { ...plan, fields: plan.fields.filter(({ key }) => key !== 'pages') } : plan;
}

const plans = new WeakMap<Node, FieldPlan>();

/** The plan of a value that this part of the schema describes, in the field of this name. */
export function planField(described: unknown, field = ''): FieldPlan {
  const node: Node = isRecord(described) ? described : {};
  const known = plans.get(node) ?? readPlan(node, field);
  plans.set(node, known);
  return known;
}

function readPlan(reference: Node, field: string): FieldPlan {
  const kind = kindOf(reference);
  const node = kind ? definitions[kind] : reference;
  const [snippet] = listOf(node.defaultSnippets);
  const [fieldDescription, kindDescription] = [reference, node].map((each) => textOf(each, 'description'));
  const base: PlanBase = {
    kind,
    base: baseOf(node),
    name: kind ?? field,
    description: fieldDescription ?? kindDescription,
    fieldDescription,
    kindDescription,
    examples: listOf(reference.examples ?? node.examples),
    snippet: isRecord(snippet) ? snippet.body : undefined,
  };
  if ('const' in node) return { ...base, is: 'constant', value: node.const };
  if (Array.isArray(node.enum)) return { ...base, is: 'choice', choices: choicesOf(node), others: undefined };
  if (isRecord(node.discriminator)) return planUnion(base, node);
  if (Array.isArray(node.oneOf)) {
    const options = node.oneOf.map((option) => planField(option));
    const [others, names] = options;
    // Both are texts, so their JSON type tells nothing.
    return others?.is === 'text' && names?.is === 'choice'
      ? { ...names, ...base, others }
      : { ...base, is: 'either', options };
  }
  return planByType(base, node);
}

const baseOf = (node: Node) =>
  typeof node.extends === 'string' && isKind(node.extends) ? node.extends : undefined;
const textOf = (node: Node, key: string) => (typeof node[key] === 'string' ? node[key] : undefined);
const numberOf = (node: Node, key: string) => (typeof node[key] === 'number' ? node[key] : undefined);

function planByType(base: PlanBase, node: Node): FieldPlan {
  switch (node.type) {
    case 'boolean':
      return { ...base, is: 'switch' };
    case 'integer':
    case 'number':
      return {
        ...base,
        is: 'number',
        whole: node.type === 'integer',
        minimum: numberOf(node, 'minimum'),
        maximum: numberOf(node, 'maximum'),
      };
    case 'array':
      return {
        ...base,
        is: 'list',
        get items() {
          return planField(node.items);
        },
        minItems: numberOf(node, 'minItems') ?? 0,
        maxItems: numberOf(node, 'maxItems') ?? Number.POSITIVE_INFINITY,
        uniqueItems: node.uniqueItems === true,
        columnsOf: textOf(node, 'columnsOf'),
      };
    case 'object':
      return isRecord(node.additionalProperties) ? planMap(base, node) : planObject(base, node);
    default:
      return {
        ...base,
        is: 'text',
        minLength: numberOf(node, 'minLength') ?? 0,
        maxLength: numberOf(node, 'maxLength'),
        pattern: textOf(node, 'pattern'),
        patternMessage: textOf(node, 'patternErrorMessage'),
      };
  }
}

function planObject(base: PlanBase, node: Node): FieldPlan {
  const required = listOf(node.required);
  const properties = Object.entries(isRecord(node.properties) ? node.properties : {});
  let fields: readonly PlannedField[] | undefined;
  return {
    ...base,
    is: 'object',
    title: textOf(node, 'title'),
    otherWords: listOf(node.otherWords).map(String),
    closeWords: listOf(node.closeWords).map(String),
    get fields() {
      fields ??= properties.map(([key, field]) => ({
        key,
        required: required.includes(key),
        plan: planField(field, key),
      }));
      return fields;
    },
  };
}

const planMap = (base: PlanBase, node: Node): FieldPlan => ({
  ...base,
  is: 'map',
  get values() {
    return planField(node.additionalProperties);
  },
  names: planField(node.propertyNames),
});

/** The variants by the constant of their `type`. */
function planUnion(base: PlanBase, node: Node): FieldPlan {
  let variants: ReadonlyMap<string, FieldPlan> | undefined;
  return {
    ...base,
    is: 'union',
    get variants() {
      variants ??= new Map(
        listOf(node.oneOf).flatMap((reference): [string, FieldPlan][] => {
          const plan = planField(reference);
          const type = plan.is === 'object' && plan.fields.find(({ key }) => key === 'type')?.plan;
          return type && type.is === 'constant' ? [[String(type.value), plan]] : [];
        }),
      );
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
