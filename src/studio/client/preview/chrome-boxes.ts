import type { Place } from '../../../site/json/place';
import { isWithin } from '../model/places';
import { around, isSeen, textsIn } from './dom';
import type { PageOnScreen } from './place-at';

/** Looks through the header and the footer once, then gives what measures where they show a place. */
export function findChromeBoxes({ main, chromePlace }: PageOnScreen) {
  const shown = [
    ...main.ownerDocument.querySelectorAll(':is(.announcement, .header-top, .header, .footer) *'),
  ]
    .filter((element) => element.localName === 'a' || textsIn(element).length > 0)
    .flatMap((element) => {
      const place = chromePlace(element);
      return place ? [{ element, place }] : [];
    });
  return (at: Place) =>
    shown
      .filter(({ place }) => isWithin(place, at))
      .map(
        ({ element }) =>
          () =>
            boxOf(element),
      );
}

/** What lies in a closed menu is where its button is. */
function boxOf(element: Element): DOMRect | undefined {
  if (isSeen(element)) return around([element.getBoundingClientRect()]);
  const menu = element.closest('[popover]');
  const button = menu && element.ownerDocument.querySelector(`[popovertarget="${menu.id}"]`);
  return button && isSeen(button) ? around([button.getBoundingClientRect()]) : undefined;
}
