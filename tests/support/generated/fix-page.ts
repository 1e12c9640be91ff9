import { isReservedId } from '../../../src/site/page/page-anchors';
import type { HeroBlock } from '../../../src/site/schema/types.gen';
import type { Written } from '../written';
import { withOneHero, withPrices, withSeenBox, withShortRows, withWholeRows } from './fix-blocks';
import { compileRebuild } from './rebuild';
import type { LooseBlock, LoosePage } from './site-arbitrary';

const fixIds = compileRebuild<LooseBlock, Set<string>>('block', {
  anchor(id: string, taken) {
    const own = isReservedId(id) ? `own-${id}` : id;
    const free = taken.has(own) ? `${own.slice(0, 80)}-${taken.size}` : own;
    taken.add(free);
    return free;
  },
});

/** A page whose blocks fit each other. */
export function withFittingBlocks(page: LoosePage, spare: Written<HeroBlock> | undefined): LoosePage {
  const taken = new Set<string>();
  const blocks = spare ? withOneHero(page.blocks, spare) : page.blocks;
  return {
    ...page,
    blocks: blocks.map((block) =>
      fixIds(withSeenBox(withPrices(withShortRows(withWholeRows(block)))), taken),
    ),
  };
}

/** Without what would hide some of it: other tests have random dates. */
export function shownAlways({
  then: _then,
  until: _until,
  draft,
  from,
  blocks,
  ...page
}: LoosePage): LoosePage {
  return {
    ...page,
    ...(draft !== undefined && { draft: false }),
    ...(from !== undefined && { from: '2001-01-01T00:00Z' }),
    blocks: blocks.map((block) => {
      const copy = { ...block };
      if ('from' in copy) delete copy.from;
      if ('until' in copy) delete copy.until;
      if ('draft' in copy) delete copy.draft;
      return copy;
    }),
  };
}
