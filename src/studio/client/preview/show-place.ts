import type { Place } from '../../../site/json/place';
import { isWithin } from '../model/places';
import { elementAt, pressOnPage } from './dom';
import type { PageOnScreen } from './place-at';

/** Opens the answer, or turns to the card, in which a place is. True if it is elsewhere on the page then. */
export function showPlace({ map, main }: PageOnScreen, place: Place): boolean {
  const spot = map.spots.find((each) => isWithin(each.place, place));
  if (!spot) return false;
  const { element } = elementAt(main, spot.path);
  const slide = element.closest('.slide');
  if (slide) return turnTo(slide);
  const answer = element.closest('summary') ? null : element.closest('details');
  if (!answer || answer.open) return false;
  answer.open = true;
  return true;
}

/** By the dots, as a visitor does: then the row stands still. */
function turnTo(slide: Element): boolean {
  const dots = slide.closest('.carousel-body')?.querySelectorAll<HTMLElement>('.carousel-dots button');
  const index = [...(slide.parentElement?.children ?? [])].indexOf(slide);
  const isAway = slide.matches('[inert]');
  for (const [at, dot] of [...(dots ?? [])].entries())
    if (isAway ? at === index : dot.matches('[aria-current]')) pressOnPage(dot);
  if (!isAway) scrollTo(slide);
  return isAway;
}

/** Until a script moves the row, visitors scroll it. */
function scrollTo(slide: Element): void {
  const row = slide.closest('.carousel-window:not([data-attached])');
  if (!row) return;
  const [seen, own] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
  if (own.left < seen.left || own.right > seen.right)
    row.scrollBy({ left: own.left - seen.left, behavior: 'instant' });
}
