import { keysOf } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import { isWithin, outerPlace } from '../model/places';
import { around, isSeen, textsIn } from './dom';

/**
 * Gives what measures where header and footer show a place of the site. One that they do not show is where the place around
 * it is, but never a whole part of them.
 */
export function findChromeBoxes(
  { ownerDocument: document }: Element,
  placeOf: (element: Element) => Place | undefined,
  place: Place,
): (() => DOMRect | undefined)[] {
  const shown = [...document.querySelectorAll(':is(.header, .footer) *')]
    .filter((element) => element.localName === 'a' || textsIn(element).length > 0)
    .flatMap((element) => {
      const at = placeOf(element);
      return at ? [{ element, at }] : [];
    });
  for (let at: Place | undefined = place; at && keysOf(at.pointer).length > 1; at = outerPlace(at)) {
    const within = at;
    const found = shown.filter((each) => isWithin(each.at, within));
    if (found.length > 0)
      return found.map(
        ({ element }) =>
          () =>
            boxOf(element),
      );
  }
  return [];
}

/** What lies in a closed menu is where its button is. */
function boxOf(element: Element): DOMRect | undefined {
  if (isSeen(element)) return around([element.getBoundingClientRect()]);
  const menu = element.closest('[popover]');
  const button = menu && element.ownerDocument.querySelector(`[popovertarget="${menu.id}"]`);
  return button && isSeen(button) ? around([button.getBoundingClientRect()]) : undefined;
}
