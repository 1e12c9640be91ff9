import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { escapeKey } from '../json/json-path';
import type { Place } from '../json/place';
import { memberOf } from '../json/value-at';
import type { Block, Page, SiteContent } from '../schema/types.gen';
import type { MadePage, WrittenPlace } from './made-page';

/** The blocks of a page that site.json has: the index of each, and its name there. */
export type SharedPlaces = readonly (readonly [block: number, name: string])[];

/** The types know no block of this type: pages are read with what it shows. */
export const sharedNameOf = (block: unknown): string | undefined =>
  isRecord(block) && block.type === 'shared' ? String(block.of) : undefined;

export const sharedPlaces = ({ blocks }: { blocks: readonly unknown[] }): SharedPlaces =>
  blocks.flatMap((block, index): [number, string][] => {
    const name = sharedNameOf(block);
    return name === undefined ? [] : [[index, name]];
  });

/** The page with what its shared blocks show; unchanged if it has none. Each of their names must be known. */
export function withShared(page: Page, shared: SiteContent['shared'] = {}): Page {
  if (!page.blocks.some((block) => sharedNameOf(block) !== undefined)) return page;
  const shown = (block: Block): Block => {
    const name = sharedNameOf(block) ?? '';
    return (Object.hasOwn(shared, name) ? shared[name] : undefined) ?? block;
  };
  const [first, ...others] = page.blocks;
  return { ...page, blocks: [shown(first), ...others.map(shown)] };
}

/** What a block of a page shows, valid or not: itself, or the block of site.json that it names. */
export function shownBlock(site: unknown, block: unknown): unknown {
  const name = sharedNameOf(block);
  return (name === undefined ? undefined : memberOf(memberOf(site, 'shared'), name)) ?? block;
}

/** Where a value of a page is written, by its pointer in the page. That a page shows a shared block is written there. */
export function writtenAt(
  { file, pointer: start, made }: Place & { made?: Pick<MadePage, 'placeOf'> },
  pointer: string,
  shared: SharedPlaces = [],
): WrittenPlace {
  for (const [block, name] of shared) {
    const at = `/blocks/${block}/`;
    if (pointer.startsWith(at))
      return { file: siteFile, pointer: `/shared/${escapeKey(name)}/${pointer.slice(at.length)}` };
  }
  return made?.placeOf(pointer) ?? { file, pointer: start + pointer };
}
