import { type Node, parseTree } from 'jsonc-parser';

/** The values of a text with their offsets; of a text that is not JSON, what could be read. */
export function readTree(text: string): Node | undefined {
  try {
    return parseTree(text);
  } catch (error) {
    // The values are nested too deeply for the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export interface Entry {
  value: Node;
  /** Missing for an item of a list. */
  key?: Node | undefined;
}

/** A field of an object or an item of a list. */
export function childOf(node: Node, key: string): Entry | undefined {
  if (node.type === 'array') {
    const item = node.children?.[Number(key)];
    return item && { value: item };
  }
  const [name, value] = fieldsOf(node).get(key)?.children ?? [];
  return value && { value, key: name };
}

/** The value that keys lead to. */
export function nodeAt(root: Node, keys: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of keys) node = node && childOf(node, key)?.value;
  return node;
}

/** Kept for large objects, because many mistakes in one look up as many fields; a weak map delays the collector. */
const fields = new WeakMap<Node, ReadonlyMap<string, Node>>();
const large = 100;

/** The properties of an object; of a key that is there twice, the first that has a value. */
function fieldsOf(node: Node): ReadonlyMap<string, Node> {
  const known = fields.get(node);
  if (known) return known;
  const found = new Map<string, Node>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key && value && !found.has(key.value)) found.set(key.value, property);
  }
  if (found.size > large) fields.set(node, found);
  return found;
}
