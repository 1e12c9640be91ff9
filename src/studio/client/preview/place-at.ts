import type { Place } from '../../../site/json/place';
import { commonPlace, isSamePlace, isWithin, numberWithin, outerPlace } from '../model/places';
import { elementAt, isSeen, pathOf, textsIn } from './dom';
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
  page: Place;
  contentOf(place: Place): unknown;
  /** The place that an element of the header or the footer shows. */
  chromePlace(element: Element): Place | undefined;
}

type Point = Press['point'];

/** The space above and below a line, as a share of its height. */
const lead = 0.4;

const covers = ({ left, right, top, bottom }: DOMRect, { x, y }: NonNullable<Point>, more = 0) =>
  left <= x && x <= right && top - more <= y && y <= bottom + more;

/** The field of what is seen at a point: of a text, else of a drawing or a link, else of what is around it. */
export function placeAt(screen: PageOnScreen, { target, point }: Press): Place | undefined {
  const { main } = screen;
  // A link may lie over the whole card whose texts are below it.
  const below = point ? main.ownerDocument.elementsFromPoint(point.x, point.y) : [];
  const stack = below.includes(target) ? below.filter((element) => main.contains(element)) : [target];
  for (const element of stack) {
    const index = textsIn(element).findIndex((text) => isAt(text, point));
    if (index !== -1) return textPlace(screen, element, index);
  }
  for (const element of stack) {
    const place = drawingPlace(screen, element, point) ?? linkPlace(screen, element, point);
    if (place) return place;
  }
  // A number that still counts is narrower than its element.
  const value = target.getAttribute('data-value');
  const outer = aroundPlace(screen, target);
  return (value !== null && outer && numberWithin(outer, screen.contentOf(outer), value)) || outer;
}

function isAt(text: Text, point: Point): boolean {
  if (!point) return true;
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  // Between two lines it is still this text.
  return [...range.getClientRects()].some((box) => covers(box, point, box.height * lead));
}

function textPlace(screen: PageOnScreen, element: Element, index: number): Place | undefined {
  const { map } = screen;
  const twin = twinOf(screen, element);
  const place = twin && commonPlace(map.placesIn(textsIn(twin)[index]?.data ?? ''));
  if (place) return place;
  const outer = aroundPlace(screen, element);
  // While it counts, the last number stands beside it.
  const number = element.getAttribute('data-value') ?? textsIn(element)[index]?.data.trim() ?? '';
  // Words of the interface, such as those of a button, belong to what is around them.
  return (
    (outer && numberWithin(outer, screen.contentOf(outer), number)) ??
    linkPlace(screen, element, undefined) ??
    outer
  );
}

/** The element of the probe that is rendered as this one. */
function twinOf({ map, main }: PageOnScreen, element: Element): Element | undefined {
  const path = pathOf(element, main);
  const { element: twin, isExact } = path ? elementAt(map.root, path) : { element: map.root, isExact: false };
  return isExact && twin.localName === element.localName ? twin : undefined;
}

/** The drawing that an element is a part of, or that lies in it at the point: some drawings can't be pressed. */
function drawingPlace({ map }: PageOnScreen, element: Element, point: Point): Place | undefined {
  const inside = point
    ? [...element.querySelectorAll('[data-static]')].filter(({ firstElementChild: drawing }) =>
        drawing ? covers(drawing.getBoundingClientRect(), point) : false,
      )
    : [];
  const id = (element.closest('[data-static]') ?? inside.at(-1))?.getAttribute('data-static');
  return id ? map.drawings[id] : undefined;
}

/** A link or a button is named by its first text. If that is no field, it is its address. */
function linkPlace(screen: PageOnScreen, element: Element, point: Point): Place | undefined {
  const link = element.closest('a, button, summary');
  const path = link && pathOf(link, screen.main);
  if (!path || (point && !covers(link.getBoundingClientRect(), point))) return undefined;
  const spots = spotsBelow(screen.map, path);
  const text = spots.find(
    (spot) => spot.text !== undefined && isSeen(elementAt(screen.main, spot.path).element),
  );
  const own = spots.find((spot) => spot.path.length === path.length);
  return (text ?? own ?? spots[0])?.place;
}

const spotsBelow = ({ spots }: ProbeMap, path: readonly number[]) =>
  spots.filter((spot) => path.every((index, depth) => spot.path[depth] === index));

/** What the element is about, else the item or the block that it is a part of; never the page as a whole. */
function aroundPlace({ map, main, page, contentOf }: PageOnScreen, target: Element): Place | undefined {
  const path = pathOf(target, main) ?? [];
  for (let depth = path.length; depth > 0; depth--) {
    const places = spotsBelow(map, path.slice(0, depth)).map((spot) => spot.place);
    // Settings of the site are shown in between.
    let place = commonPlace(places.filter((each) => isWithin(each, page)));
    // A field that is elsewhere in the element around is not what was meant.
    if (depth < path.length) while (place && typeof contentOf(place) !== 'object') place = outerPlace(place);
    if (place && !isSamePlace(place, page)) return place;
  }
  return undefined;
}
