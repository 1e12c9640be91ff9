import schema from '../../../site.schema.json';

/** A field's kind is the name of the `$defs` entry that it refers to. */
export type Kind = keyof (typeof schema)['$defs'];
/** A part of the schema as it is written. Only plans read it, and migrations, which compare two of them; whoever else asks the schema asks plans. */
export type Node = Readonly<Record<string, unknown>>;

export const siteNode: Node = schema;
export const definitions: Readonly<Record<Kind, Node>> = schema.$defs;

export const isKind = (name: string): name is Kind => Object.hasOwn(definitions, name);
export const kinds: readonly Kind[] = Object.keys(definitions).filter(isKind);

const names = new Map(kinds.map((kind) => [definitions[kind], kind]));

/** The kind that a part of the schema refers to, or that it defines. */
export function kindOf(node: Node): Kind | undefined {
  const { $ref } = node;
  if (typeof $ref !== 'string') return names.get(node);
  const name = $ref.replace('#/$defs/', '');
  if (!isKind(name)) throw new Error(`The schema refers to ${$ref}, which it doesn't define`);
  return name;
}
