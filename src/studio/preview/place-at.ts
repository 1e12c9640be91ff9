import type { FieldPlace } from '../../edit/workspace';
import { elementAt, pathOf, textsIn } from './dom';
import { commonPlace, isSamePlace, numberWithin } from './places';
import type { ProbeMap } from './probe-map';

/** Where something was pressed; without a point it was by keyboard. */
export interface Press {
  target: Element;
  point?: { x: number; y: number };
}

export interface PageOnScreen {
  map: ProbeMap;
  main: Element;
  /** The place of the page. */
  page: FieldPlace;
  contentOf(place: FieldPlace): unknown;
}

type Point = Press['point'];

const covers = ({ left, right, top, bottom }: DOMRect, { x, y }: NonNullable<Point>) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** The field of what is seen at a point: of a text, else of a drawing or a link, else of what is around it. */
export function placeAt(screen: PageOnScreen, { target, point }: Press): FieldPlace | undefined {
  const { main } = screen;
  // A link may lie over the whole card whose texts are below it.
  const below = point ? main.ownerDocument.elementsFromPoint(point.x, point.y) : [];
  const stack = below.includes(target) ? below.filter((element) => main.contains(element)) : [target];
  for (const element of stack) {
    const place = textPlace(screen, element, point);
    if (place) return place;
  }
  for (const element of stack) {
    const place = drawingPlace(screen, element) ?? linkPlace(screen, element, point);
    if (place) return place;
  }
  return aroundPlace(screen, target);
}

/** The element of the probe that is drawn as this one. */
function twinOf({ map, main }: PageOnScreen, element: Element): Element | undefined {
  const path = pathOf(element, main);
  const { element: twin, isExact } = path ? elementAt(map.root, path) : { element: map.root, isExact: false };
  return isExact && twin.localName === element.localName ? twin : undefined;
}

function isAt(text: Text, point: Point): boolean {
  if (!point) return true;
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some((box) => covers(box, point));
}

function textPlace(screen: PageOnScreen, element: Element, point: Point): FieldPlace | undefined {
  const { map } = screen;
  const index = textsIn(element).findIndex((text) => isAt(text, point));
  const twin = index === -1 ? undefined : twinOf(screen, element);
  if (!twin) return undefined;
  const place = commonPlace(map.placesIn(textsIn(twin)[index]?.data ?? ''));
  return place ?? numberPlace(screen, element, textsIn(element)[index]?.data ?? '');
}

function numberPlace(screen: PageOnScreen, element: Element, shown: string): FieldPlace | undefined {
  // While it counts, the last number stands beside it.
  const text = element.getAttribute('data-value') ?? shown.trim();
  const outer = /^\d+$/.test(text) ? aroundPlace(screen, element, isObject(screen)) : undefined;
  return outer && numberWithin(outer, screen.contentOf(outer), text);
}

const isObject =
  ({ contentOf }: PageOnScreen) =>
  (place: FieldPlace) =>
    typeof contentOf(place) === 'object';

function drawingPlace({ map }: PageOnScreen, element: Element): FieldPlace | undefined {
  const id = element.closest('[data-static]')?.getAttribute('data-static');
  return id ? map.drawings[id] : undefined;
}

/** A link or a button is named by its first text. */
function linkPlace(screen: PageOnScreen, element: Element, point: Point): FieldPlace | undefined {
  const link = element.closest('a, button, summary');
  if (!link || (point && !covers(link.getBoundingClientRect(), point))) return undefined;
  const path = pathOf(link, screen.main)?.join();
  const spots = screen.map.spots.filter(
    (spot) => path !== undefined && `${spot.path.join()},`.startsWith(`${path},`),
  );
  return (spots.find(({ text }) => text !== undefined) ?? spots.find(({ drawing }) => drawing) ?? spots[0])
    ?.place;
}

/** What the nearest element around is all about; never the page as a whole. */
function aroundPlace(
  screen: PageOnScreen,
  target: Element,
  fits: (place: FieldPlace) => boolean = () => true,
): FieldPlace | undefined {
  const path = pathOf(target, screen.main) ?? [];
  for (let depth = path.length; depth > 0; depth--) {
    const outer = `${path.slice(0, depth).join()},`;
    const spots = screen.map.spots.filter((spot) => `${spot.path.join()},`.startsWith(outer));
    const attributes = spots.filter((spot) => spot.path.length === depth && spot.text === undefined);
    for (const found of [attributes, spots]) {
      const place = commonPlace(found.map((spot) => spot.place));
      if (place && !isSamePlace(place, screen.page) && fits(place)) return place;
    }
  }
  return undefined;
}
