import { definedIn } from '../../../site/files/collection-files';
import type { Place } from '../../../site/json/place';
import { pageOrPart } from '../../protocol/names';
import { isSamePlace, isWithin, outerPlace } from '../model/places';
import { sharedAround, shownPlace } from '../model/shared-blocks';
import { sharedBox } from './bar-place';
import { findChromeBoxes } from './chrome-boxes';
import { around, boxOfText, elementAt, isSeen, textsIn } from './dom';
import type { PageOnScreen } from './place-at';
import { groupsOf, type ProbeMap, type ProbeSpot } from './probe-map';

type Measure = () => DOMRect | undefined;

/**
 * Gives what measures where a page, or the header and the footer, show a place, box by box. A place that is not shown,
 * such as a field that is missing, is where the place around it is, but never the whole page or all of its blocks.
 */
export function findBoxes(screen: PageOnScreen, marked: Place): readonly Measure[] {
  const { map, main, page, contentOf } = screen;
  const place = shownPlace(marked, contentOf);
  const isShared = sharedAround(place) !== undefined;
  const isOnPage = isWithin(place, page);
  const isOfTemplate = definedIn(place.file) !== undefined;
  const boxesAt =
    isOnPage || isShared || isOfTemplate ? (at: Place) => boxesOf(map, main, at) : findChromeBoxes(screen);
  const pages = isOfTemplate ? '/page' : page.pointer;
  const whole = isOnPage || isOfTemplate ? [pages, `${pages}/blocks`] : [pageOrPart(place).pointer];
  for (let at: Place | undefined = place; at && !whole.includes(at.pointer); at = outerPlace(at)) {
    const measures = boxesAt(at);
    if (measures.length > 0) return measures;
  }
  return [];
}

const isVisible = ({ text, drawing }: ProbeSpot) => text !== undefined || drawing !== undefined;

function boxesOf({ spots }: ProbeMap, main: Element, place: Place): Measure[] {
  const groups = groupsOf(spots, place);
  const own = groups.flatMap((group) => group.spots);
  const isField = own.every((spot) => isSamePlace(spot.place, place));
  // The name of a region, or a copy for screen readers, is not where a text is seen.
  const shown = own.some(isVisible) ? groups.filter((group) => group.spots.some(isVisible)) : groups;
  const exact = shown.map(
    (group) => () => (isField ? around(group.spots.flatMap((spot) => boxOf(main, spot) ?? [])) : undefined),
  );
  return shown.map(({ path }, index) => () => {
    const box = exact[index]?.();
    // A text may be empty, or in a closed answer.
    return box ?? (exact.some((measure) => measure()) ? undefined : boxAt(main, path));
  });
}

function boxOf(main: Element, { path, text, drawing }: ProbeSpot): DOMRect | undefined {
  if (drawing !== undefined) {
    const element = main.querySelector(`[data-static="${drawing}"]`);
    if (!element) return undefined;
    const box = around([element, ...element.children].map((part) => part.getBoundingClientRect()));
    const block = element.closest('section')?.getBoundingClientRect();
    if (!box || !block) return box;
    // A drawing may be larger than the block that shows a part of it.
    const { left, top, width, height } = sharedBox(box, block);
    return new DOMRect(left, top, width, height);
  }
  const { element, isExact } = elementAt(main, path);
  if (text === undefined || !isExact || !isSeen(element)) return undefined;
  const node = textsIn(element)[text];
  return node && boxOfText(node);
}

/** What lies in a closed answer has no box: then that of the element around it. */
function boxAt(main: Element, path: readonly number[]): DOMRect | undefined {
  for (let { element } = elementAt(main, path); element !== main; ) {
    const box = around([element.getBoundingClientRect()]);
    if (box && element.checkVisibility()) return box;
    if (!element.parentElement) return undefined;
    element = element.parentElement;
  }
  return undefined;
}
