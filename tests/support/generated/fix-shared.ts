import { isList } from '../../../src/site/read/list-blocks';
import { sharedPlaces } from '../../../src/site/read/shared-blocks';
import type { LoosePage, SiteParts } from './site-arbitrary';

/** The page without blocks that show what is elsewhere, such as shared ones and lists: that is nothing yet. */
export function withoutReferences(page: LoosePage): LoosePage {
  const shared = sharedPlaces(page).map(([index]) => index);
  return { ...page, blocks: page.blocks.filter((block, index) => !shared.includes(index) && !isList(block)) };
}

/** Moves the last block of each page that was to show a shared one into site.json. */
export function shareLast(
  pages: readonly LoosePage[],
  written: readonly LoosePage[],
): { pages: object[]; shared: SiteParts['site']['shared'] } {
  const shared: NonNullable<SiteParts['site']['shared']> = {};
  const referring = pages.map((page, index) => {
    const [[, of] = []] = sharedPlaces(written[index] ?? page);
    const last = page.blocks.at(-1);
    if (of === undefined || Object.hasOwn(shared, of) || !last || last.type === 'hero') return page;
    shared[of] = last;
    return { ...page, blocks: [...page.blocks.slice(0, -1), { type: 'shared', of }] };
  });
  return { pages: referring, shared };
}
