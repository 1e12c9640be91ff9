import { escapeKey, keysOf } from '../../site/json/json-path';
import { nodeAt } from '../../site/json/json-tree';
import { markdownLinks } from '../../site/page/markdown-links';
import type { Finding, Mend } from '../../site/problem/finding';
import type { ValueOperation } from '../operation';
import { readValue } from '../text/find-place';
import type { JsonText } from '../text/json-text';
import { applyEdits, editsOf } from '../text/pieces';

/** A mistake with what corrects it. */
export type Mendable = Pick<Finding, 'file' | 'pointer' | 'mend'>;

/** The operation that corrects a mistake, if it is known without doubt what does. */
export function mendOf(
  { file, pointer, mend }: Mendable,
  { source, root }: JsonText,
): ValueOperation | undefined {
  const node = mend && nodeAt(root, keysOf(pointer));
  if (!node) return undefined;
  if ('key' in mend) {
    const to = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapeKey(mend.key)}`;
    return { op: 'move', file, at: pointer, to };
  }
  const was = readValue(source, node);
  const value = mended(was, mend);
  return value === undefined || value === was ? undefined : { op: 'set', file, at: pointer, value, was };
}

function mended(was: unknown, mend: Exclude<Mend, { key: string }>): unknown {
  if ('value' in mend) return mend.value;
  if (typeof was !== 'string') return undefined;
  return 'part' in mend ? was.replaceAll(mend.part, () => mend.to) : withLink(was, mend.link, mend.to);
}

/** A text whose whole, or whose links in Markdown, get another address; what follows the path stays. */
function withLink(text: string, from: string, to: string): string | undefined {
  const isMeant = (href: string) =>
    href === from || (href.startsWith(from) && /^[#?]/.test(href.slice(from.length)));
  if (isMeant(text)) return to + text.slice(from.length);
  const links = markdownLinks(text).filter(({ href }) => isMeant(href));
  if (links.length === 0) return undefined;
  const spans = links.map(({ start }) => ({ start, end: start + from.length }));
  return applyEdits(text, editsOf(spans, to));
}
