import type { Place } from '../../../site/json/place';
import { marksIn } from '../../../site/resolve/probe-marks';
import type { Given, PageProbe } from '../../protocol/requests';
import { isWithin } from '../model/places';
import { trustedHtml } from '../parts/trusted-html';
import { isElement, textsIn } from './dom';

/** Where a page shows a field: a text or an attribute of the element at a path, or a drawing by its id. */
export interface ProbeSpot {
  place: Place;
  path: readonly number[];
  /** The position among the element's texts. */
  text?: number;
  drawing?: string;
}

/** Which field is where on a page. The paths begin below `#main`. */
export interface ProbeMap {
  root: Element;
  spots: readonly ProbeSpot[];
  placesIn(text: string): Place[];
  drawings: PageProbe['statics'];
}

/** Reads a probe; it is parsed, but never shown. */
function readProbe({ html, fields, statics }: PageProbe): ProbeMap | undefined {
  const document = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const root = document.querySelector('#main');
  if (!root) return undefined;
  const placesIn = (text: string) => marksIn(text).flatMap((number) => fields[number] ?? []);
  const spots: ProbeSpot[] = [];

  function visit(element: Element, path: readonly number[]): void {
    for (const { name, value } of element.attributes) {
      const place = name === 'data-static' ? statics[value] : undefined;
      if (place) spots.push({ place, path, drawing: value });
      for (const place of placesIn(value)) spots.push({ place, path });
    }
    textsIn(element).forEach((node, text) => {
      for (const place of placesIn(node.data)) spots.push({ place, path, text });
    });
    [...element.children].filter(isElement).forEach((child, index) => {
      visit(child, [...path, index]);
    });
  }
  visit(root, []);
  return { root, spots, placesIn, drawings: statics };
}

const isBelow = (path: readonly number[], outer: readonly number[]) =>
  outer.every((index, depth) => path[depth] === index);

/** What a page shows of a place, in groups: each has an element that shows nothing else. */
export function groupsOf(
  spots: readonly ProbeSpot[],
  place: Place,
): { path: readonly number[]; spots: ProbeSpot[] }[] {
  const own = spots.filter((spot) => isWithin(spot.place, place));
  const foreign = spots.filter((spot) => !isWithin(spot.place, place));
  const groups = new Map<string, { path: readonly number[]; spots: ProbeSpot[] }>();
  for (const spot of own) {
    let { path } = spot;
    // A block is a child of the root.
    while (path.length > 1 && !foreign.some((other) => isBelow(other.path, path.slice(0, -1))))
      path = path.slice(0, -1);
    const group = groups.get(path.join()) ?? { path, spots: [] };
    groups.set(path.join(), group);
    group.spots.push(spot);
  }
  return [...groups.values()];
}

/** In milliseconds: of rest, before a page is probed again. Longer than between two keys; a press asks at once. */
const rest = 500;

interface KeptProbe {
  /** The last one. After a change of the page it may be old for a moment. */
  last(): ProbeMap | undefined;
  /** One of the page as it is. */
  fresh(): Promise<ProbeMap | undefined>;
  /** This page is shown now, or another state of it: with other parts, or with other texts alone. */
  renew(page: Probed, hasOtherParts: boolean): void;
}

type Probed = Given<'probe'>;

/** Keeps the probe of the shown page. */
export function keepProbe(ask: (page: Probed) => Promise<PageProbe | undefined>): KeptProbe {
  let page: Probed | undefined;
  let last: ProbeMap | undefined;
  let fresh: Promise<ProbeMap | undefined> | undefined;
  let timer = 0;

  async function probe(of: Probed): Promise<ProbeMap | undefined> {
    const probe = await ask(of).catch(() => undefined);
    const map = probe && readProbe(probe);
    if (map && page === of) last = map;
    return map;
  }

  const renewNow = () => {
    clearTimeout(timer);
    if (page) fresh ??= probe(page);
    return fresh;
  };

  return {
    last: () => last,
    async fresh() {
      const asked = renewNow();
      const map = await asked;
      // Without an answer, who presses next asks anew.
      if (!map && fresh === asked) fresh = undefined;
      return map ?? last;
    },
    renew(next, hasOtherParts) {
      if (next.path !== page?.path || next.file !== page.file) last = undefined;
      page = next;
      fresh = undefined;
      clearTimeout(timer);
      timer = window.setTimeout(renewNow, last && !hasOtherParts ? rest : 0);
    },
  };
}
