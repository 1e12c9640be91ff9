import { hero } from '../../../site/check/hero';
import { memberOf } from '../../../site/json/value-at';

/** What the rule on heroes fixes on a page, each with the reason in its words. */
export interface HeroReasons {
  /** Why a block can't be moved or removed, and nothing comes before it. */
  block(index: number): string | undefined;
  /** Why these blocks can't be added. */
  added(blocks: readonly unknown[]): string | undefined;
}

/** Of the blocks of a page. One that breaks the rule can be corrected. */
export function heroReasons(blocks: readonly unknown[]): HeroReasons {
  const heroes = blocks.filter(isHero).length;
  const isFixed = heroes === 1 && isHero(blocks[0]);
  return {
    block: (index) => (isFixed && index === 0 ? hero.meaning : undefined),
    added(wanted) {
      const more = wanted.filter(isHero).length;
      return more > 0 && heroes + more > 1 ? hero.meaning : undefined;
    },
  };
}

/** Where new blocks come that are added at an index: a page without its hero gets it where it belongs. */
export function placesOf<Block>(wanted: readonly Block[], index: number): { at: number; block: Block }[] {
  const first = wanted.filter(isHero);
  const others = wanted.filter((block) => !isHero(block));
  return [
    ...first.map((block, offset) => ({ at: offset, block })),
    ...others.map((block, offset) => ({ at: index + first.length + offset, block })),
  ];
}

const isHero = (block: unknown): boolean => memberOf(block, 'type') === 'hero';
