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
  // What follows {{ is shown as it is written.
  if ('part' in mend)
    return was
      .split('{{')
      .map((text) => text.replaceAll(mend.part, () => mend.to))
      .join('{{');
  return withLink(was, mend);
}

/** A text whose whole, or whose links in Markdown, get another address. */
function withLink(
  text: string,
  { link, to, keepsAnchor }: Extract<Mend, { link: string }>,
): string | undefined {
  const mendedLink = (href: string) => {
    if (href === link) return to;
    return keepsAnchor && href.startsWith(`${link}#`) ? to + href.slice(link.length) : undefined;
  };
  const edits = markdownLinks(text).flatMap(({ href, start, end }) => {
    const address = mendedLink(href);
    return address === undefined ? [] : editsOf([{ start, end }], address);
  });
  return mendedLink(text) ?? (edits.length > 0 ? applyEdits(text, edits) : undefined);
}
