import type { Block } from '../schema/types.gen';

/** Where on a page a picture is: its block's slot, or `page` outside of blocks. */
export type PictureSlot = Block['type'] | 'wideHero' | 'oneSlide' | 'twoSlides' | 'page';

export function slotOf(block: Block): PictureSlot {
  switch (block.type) {
    case 'hero':
      return block.words && block.size === 'display' ? 'wideHero' : 'hero';
    case 'carousel':
      return slideSlot(block.cards.length);
    default:
      return block.type;
  }
}

/** Fewer cards are wider. */
export function slideSlot(cards: number): PictureSlot {
  if (cards === 1) return 'oneSlide';
  return cards === 2 ? 'twoSlides' : 'carousel';
}
