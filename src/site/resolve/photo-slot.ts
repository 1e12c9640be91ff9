import type { Block } from '../schema/types.gen';

/** Where on a page a picture is: its block's slot, or `page` outside of blocks. */
export type PictureSlot = Block['type'] | 'wideHero' | 'fewSlides' | 'largeQuote' | 'page';

export function slotOf(block: Block): PictureSlot {
  switch (block.type) {
    case 'hero':
      return block.words && block.size === 'display' ? 'wideHero' : 'hero';
    case 'carousel':
      return slideSlot(block.cards.length);
    case 'quotes':
      return block.quotes.length === 1 ? 'largeQuote' : 'quotes';
    default:
      return block.type;
  }
}

/** Fewer cards are wider. */
export const slideSlot = (cards: number): PictureSlot => (cards < 3 ? 'fewSlides' : 'carousel');
