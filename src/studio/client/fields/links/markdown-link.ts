import type { Selected } from '../controls/markdown-marks';

export interface LinkWords {
  label: string;
  /** Empty where there is no link. */
  address: string;
}

/** A link in a Markdown text, or the words that become one. */
export interface EditedLink extends LinkWords {
  start: number;
  end: number;
}

const written = /(?<!\\)\[((?:\\.|[^\\[\]])*)\]\(<?([^()\s<>]*)>?\)/g;

/** The link that the selection is in; without one, the selected words. */
export function linkAround({ text, start, end }: Selected): EditedLink {
  for (const { 0: whole, 1: label = '', 2: address = '', index } of text.matchAll(written)) {
    const last = index + whole.length;
    if (index <= start && end <= last)
      return { start: index, end: last, label: label.replace(/\\(.)/g, '$1'), address };
  }
  return { start, end, label: text.slice(start, end), address: '' };
}

/** What has become of a link. */
export function linkWords(before: LinkWords, { address }: LinkWords): string {
  if (address === '') return 'Link removed.';
  return `Link to ${address} ${before.address === '' ? 'added' : 'changed'}.`;
}

/** A link in Markdown, whatever its words are. */
export const linkTo = (address: string, words: string): string =>
  `[${words.replace(/[\\[\]]/g, '\\$&')}](${address})`;

/** The text with the link as it is now; without an address only its words. The cursor is after it. */
export function writeLink(text: string, { start, end, label, address }: EditedLink): Selected {
  const words = label.trim() || address;
  const link = address === '' ? words : linkTo(address, words);
  const cursor = start + link.length;
  return { text: text.slice(0, start) + link + text.slice(end), start: cursor, end: cursor };
}

/** Where a link is after its text was changed around it; undefined if the link itself was, or what touches it. */
export function followLink(link: EditedLink, before: string, now: string): EditedLink | undefined {
  if (before === now) return link;
  const most = Math.min(before.length, now.length);
  let same = 0;
  while (same < most && before[same] === now[same]) same++;
  if (link.end < same) return link;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && before.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd)) sameAtEnd++;
  if (link.start <= before.length - sameAtEnd) return undefined;
  const moved = now.length - before.length;
  return { ...link, start: link.start + moved, end: link.end + moved };
}
