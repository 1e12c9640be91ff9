import type { Href } from '../schema/kinds';
import type { Card, Page, Slide } from '../schema/types.gen';

export type LinkedCard = (Card | Slide) & { href: Href };
export type LinkedSlide = Slide & { href: Href };

/** The cards by which a page leads to others: those of its card grids and carousels that have a link. */
export function linkedCards({ blocks }: Page): LinkedCard[] {
  return blocks.flatMap((block) =>
    block.type === 'cardGrid' || block.type === 'carousel' ? block.cards.filter(isLinked) : [],
  );
}

/** Those that can stand in a carousel, without the ones that lead to the page which shows them. */
export function slidesFor(path: string, source: Page): LinkedSlide[] {
  return linkedCards(source).filter(
    (card): card is LinkedSlide => card.image !== undefined && card.href !== path,
  );
}

const isLinked = (card: Card | Slide): card is LinkedCard => card.href !== undefined;
