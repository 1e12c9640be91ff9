import { type Node, parseTree } from 'jsonc-parser';
import type { Contents, Hand } from './mistakes';

/** A mistake whose message has to be at its place and has to name it. */
export interface Slip {
  name: string;
  /** New texts of files; undefined for a file that was removed. */
  changes: ReadonlyMap<string, string | undefined>;
  /** Where the message may be; without lines it is anywhere in the file. */
  at: readonly SlipPlace[];
  /** What the message or its help has to say. */
  says: RegExp;
}

export interface SlipPlace {
  file: string;
  from?: number;
  to?: number;
}

/** One kind of slip. Undefined where the hand found no place for it. */
export type SlipKind = (hand: Hand) => Omit<Slip, 'name'> | undefined;

/** A value of a file, and what leads to it. */
export interface Spot {
  file: string;
  node: Node;
  /** Of the field or, for an item, of the list that it is in. */
  key: string;
  isItem: boolean;
}

const known = new WeakMap<Contents, readonly Spot[]>();

/** All values of all JSON files, without those of published files. */
export function spotsOf(contents: Contents): readonly Spot[] {
  const before = known.get(contents);
  if (before) return before;
  const spots: Spot[] = [];
  for (const [file, text] of contents) {
    if (!file.endsWith('.json') || file.startsWith('files/')) continue;
    const walk = (node: Node, key: string, isItem: boolean) => {
      spots.push({ file, node, key, isItem });
      for (const child of node.children ?? []) {
        const [name, value] = child.type === 'property' ? (child.children ?? []) : [];
        if (name && value) walk(value, String(name.value), false);
        else if (child.type !== 'property') walk(child, key, true);
      }
    };
    const root = parseTree(text);
    if (root) walk(root, '', false);
  }
  known.set(contents, spots);
  return spots;
}

/** A value that fits, if there is one. */
export function aSpot({ contents, pick }: Hand, fits: (spot: Spot) => boolean): Spot | undefined {
  const all = spotsOf(contents).filter(fits);
  return all.length === 0 ? undefined : pick(all);
}

export const rawOf = ({ contents }: Hand, { file, node }: Spot): string =>
  (contents.get(file) ?? '').slice(node.offset, node.offset + node.length);

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The text of a file with a part of it replaced, as a slip at the lines of the new part. */
export function replaced(
  { contents }: Hand,
  file: string,
  start: number,
  end: number,
  by: string,
  says: RegExp,
): Omit<Slip, 'name'> {
  const before = contents.get(file) ?? '';
  const text = before.slice(0, start) + by + before.slice(end);
  const at = [{ file, from: lineAt(text, start), to: lineAt(text, start + by.length) }];
  return { changes: new Map([[file, text]]), at, says };
}

/** A value with another text in its place. */
export const withValue = (hand: Hand, { file, node }: Spot, by: string, says: RegExp) =>
  replaced(hand, file, node.offset, node.offset + node.length, by, says);

/** A file with another text. */
export const withText = (file: string, text: string, says: RegExp): Omit<Slip, 'name'> => ({
  changes: new Map([[file, text]]),
  at: [{ file }],
  says,
});

/** In the file of a page, and not in that of the site, a collection or a row. */
export const isOfPage = ({ file }: Spot) => file !== 'site.json' && !file.startsWith('collections/');
export const isObject = ({ node }: Spot) => node.type === 'object';
export const isList = ({ node }: Spot) => node.type === 'array';
export const isText = ({ node }: Spot) => node.type === 'string';

/** The value of a field of an object. */
export function fieldOf({ node }: Spot, name: string): Node | undefined {
  for (const { children: [key, value] = [] } of node.children ?? []) if (key?.value === name) return value;
  return undefined;
}

export const namesOf = ({ node }: Spot): string[] =>
  (node.children ?? []).map(({ children: [key] = [] }) => String(key?.value));

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
