import type { Href } from '../schema/kinds';
import type { Card, Page, Slide } from '../schema/types.gen';

export type LinkedCard = (Card | Slide) & { href: Href };
export type LinkedSlide = Slide & { href: Href };

/** The cards of a page's card grids and carousels that link to other pages. */
export function linkedCards({ blocks }: Page): LinkedCard[] {
  return blocks.flatMap((block) =>
    block.type === 'cardGrid' || block.type === 'carousel' ? block.cards.filter(isLinked) : [],
  );
}

/** Those that a carousel can show, without links to the page that shows them. */
export function slidesFor(path: string, source: Page): LinkedSlide[] {
  return linkedCards(source).filter(
    (card): card is LinkedSlide => card.image !== undefined && card.href !== path,
  );
}

const isLinked = (card: Card | Slide): card is LinkedCard => card.href !== undefined;
