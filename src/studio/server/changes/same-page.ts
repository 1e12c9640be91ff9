import { hashOf } from '../../../edit/text/identity';
import { isRecord } from '../../../site/json/is-record';
import { parseText } from '../../../site/json/read-json';

export interface PageFile {
  file: string;
  text: string;
}

/** True for a page that was given another file: with its title, or at least half of its blocks. */
export function isSamePage(one: PageFile, other: PageFile): boolean {
  const [before, now] = [parseText(one.text), parseText(other.text)];
  if (!isRecord(before) || !isRecord(now)) return false;
  if (typeof before.title === 'string' && before.title === now.title) return true;
  const [blocks, others] = [blocksOf(before), new Set(blocksOf(now))];
  const same = blocks.filter((block) => others.has(block)).length;
  return same > 0 && same * 2 >= blocks.length;
}

const blocksOf = ({ blocks }: Record<string, unknown>): string[] =>
  Array.isArray(blocks) ? blocks.map(hashOf) : [];
