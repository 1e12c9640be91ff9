import type { ImageSize } from '../image/size';
import type { GallerySpan } from '../page/gallery-spans';
import type { Block, CardGridBlock, PictureBox } from '../schema/types.gen';

/** Where on a page a picture is: its block's slot, or `page` outside of blocks. */
export type PictureSlot =
  | Block['type']
  | 'wideHero'
  | 'backdrop'
  | 'photoHero'
  | 'bandHero'
  | 'wideSplit'
  | 'largeCard'
  | 'fewSlides'
  | 'upright'
  | 'largeGallery'
  | 'largeQuote'
  | 'onePerson'
  | 'peopleByThree'
  | 'page';

export function slotOf(block: Block): PictureSlot {
  switch (block.type) {
    case 'hero':
      if (block.as && block.as !== 'split') return block.as === 'photo' ? 'photoHero' : 'bandHero';
      return block.words && block.size === 'display' ? 'wideHero' : 'hero';
    case 'split':
      return block.as === 'bleed' ? 'wideSplit' : 'split';
    case 'carousel':
      return slideSlot(block.cards.length);
    case 'quotes':
      return block.quotes.length === 1 ? 'largeQuote' : 'quotes';
    case 'people':
      if (block.people.length === 1) return 'onePerson';
      return peopleColumns(block.people.length) === 3 ? 'peopleByThree' : 'people';
    default:
      return block.type;
  }
}

/** A picture that fills the screen, or has places for pins, keeps its shape. */
export function boxOf(block: Block): PictureBox | undefined {
  if (!('box' in block)) return undefined;
  return block.type === 'hero' && (block.as === 'photo' || block.pins) ? undefined : block.box;
}

/** On a phone, the first and the last may be as wide as the window. */
export const gallerySlot = (span: GallerySpan, isAtEnd: boolean): PictureSlot =>
  isAtEnd || !/^[34]/.test(span) ? 'largeGallery' : 'gallery';

/** How many of the first cards of a grid have large pictures. */
export function largeCards({ as, cards }: CardGridBlock): number {
  if (as === 'first') return 1;
  return as === 'headIn' ? (4 - ((cards.length + 2) % 4)) % 4 : 0;
}

/** On wide screens, so that the head has a cell, and fills what the people leave. */
export const peopleColumns = (people: number): 3 | 4 => (people % 4 === 1 ? 3 : 4);

/** Fewer cards are wider. */
export const slideSlot = (cards: number): PictureSlot => (cards < 3 ? 'fewSlides' : 'carousel');

/** A picture in a text fills a wide box; an upright one and a drawing, which must not be cut, keep their shape. */
export const textSlot = ({ src, width, height }: { src: string } & ImageSize): PictureSlot =>
  width > height && !src.endsWith('.svg') ? 'prose' : 'upright';
