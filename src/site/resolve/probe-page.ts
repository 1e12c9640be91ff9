import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { type JsonPath, pointerOf } from '../json/json-path';
import type { Place } from '../json/place';
import type { RichText } from '../page/rich-text';
import type { MadePage } from '../read/made-page';
import { type SharedPlaces, writtenAt } from '../read/shared-blocks';
import { compileWalk, type Visitor } from '../schema/walk';
import { markOf } from './probe-marks';
import type { ResolvedPage, StaticPart, TextPart } from './site';
import type { PageView } from './view';

export interface ProbedView {
  /** The view with a mark for each text that visitors may see. */
  view: PageView;
  /** The field of each mark's number. */
  fields: Place[];
  /** The field of each icon, logo and picture. */
  statics: Record<string, Place>;
  /** Parts with such marks, by their ids. */
  texts: Map<string, TextPart>;
}

/** Where a page is, and how the values of one that is made of a template are written. */
type ContentPlace = Place & { made?: MadePage };

interface Probe extends ProbedView {
  page: ContentPlace;
  shared: SharedPlaces | undefined;
  parts: ReadonlyMap<string, StaticPart>;
}

/** What marks don't replace: it decides how a node of Markdown is rendered. */
const steering = new Set<string | number>(['type', 'src', 'align', 'id', 'look']);
const drawings = new Set<string | number>(['drawing', 'icon', 'image']);

/**
 * Marks a view, so that its rendered page shows which field is where. `page` is the place of its content. Cards of
 * other pages belong to the field that names those pages.
 */
export function probeView(
  { page: { facts }, content, view, statics: parts }: ResolvedPage,
  page: ContentPlace,
): ProbedView {
  const { trail, ...probed } = structuredClone(view);
  const probe: Probe = {
    page,
    shared: facts.shared,
    parts,
    view: { ...probed, trail },
    fields: [],
    statics: {},
    texts: new Map(),
  };
  for (const [id, part] of parts) if (part.kind === 'fields') probe.texts.set(id, structuredClone(part));
  visitFields(content, probe);
  const own = markAs(probe, placeOf(probe, content.name === undefined ? '/title' : '/name'));
  const parent = markAs(probe, placeOf(probe, '/parent'));
  const email = markAs(probe, { file: siteFile, pointer: '/site/email' });
  return {
    fields: probe.fields,
    statics: probe.statics,
    texts: probe.texts,
    view: {
      ...probe.view,
      email: String(email(view.email)),
      trail: trail.map((step, index) => {
        const name = (index === trail.length - 1 ? own : parent)(step.name);
        return { ...step, name: String(name) };
      }),
    },
  };
}

const visitText: Visitor<Probe> = (_, probe, at) =>
  replaceShown(probe, at, markAs(probe, placeOf(probe, pointerOf(at))));

const visitRich: Visitor<Probe> = (_, probe, at) => {
  const id = shownAt(probe, at);
  const part = typeof id === 'string' ? probe.parts.get(id) : undefined;
  const mark = markAs(probe, placeOf(probe, pointerOf(at)));
  if (typeof id !== 'string') replaceShown(probe, at, mark);
  // Only its strings are others.
  else if (part?.kind === 'text') probe.texts.set(id, { ...part, text: mark(part.text) as RichText });
};

const visitDrawing: Visitor<Probe> = (_, probe, at) => {
  const id = shownAt(probe, at);
  if (typeof id === 'string') probe.statics[id] = placeOf(probe, pointerOf(at));
};

/** Without a picture the block has one of the engine's, which may have a title. */
const visitFace: Visitor<Probe> = (_, probe, at) => {
  const image = { parent: at, key: 'image' };
  const id = shownAt(probe, image);
  const part = typeof id === 'string' ? probe.parts.get(id) : undefined;
  if (typeof id !== 'string' || part?.kind !== 'face') return;
  probe.statics[id] = placeOf(probe, pointerOf(image));
  const mark = markAs(probe, placeOf(probe, `${pointerOf(at)}/title`));
  probe.texts.set(id, part.title === undefined ? part : { ...part, title: String(mark(part.title)) });
};

const visitFields = compileWalk<Probe>('page', {
  line: visitText,
  markdown: visitRich,
  proseBlock: (_, probe, at) =>
    replaceShown(
      probe,
      { parent: at, key: 'contents' },
      markAs(probe, placeOf(probe, `${pointerOf(at)}/sections`)),
    ),
  href: visitText,
  suffix: visitText,
  videoId: visitText,
  partialDate: visitText,
  timeSpan: visitText,
  logoId: visitText,
  icon: visitDrawing,
  image: visitDrawing,
  mapBlock: visitFace,
  mapPlace: visitFace,
  videoBlock: visitFace,
  relatedBlock: (_, probe, at) =>
    replaceShown(
      probe,
      { parent: at, key: 'cards' },
      markAs(probe, placeOf(probe, `${pointerOf(at)}/pages`)),
    ),
  galleryPicture(_, probe, at) {
    const id = shownAt(probe, { parent: at, key: 'image' });
    if (typeof id === 'string') probe.statics[id] = placeOf(probe, `${pointerOf(at)}/src`);
  },
  hoursBlock: (_, probe, at) =>
    replaceShown(
      probe,
      { parent: at, key: 'days' },
      markAs(probe, placeOf(probe, `${pointerOf(at)}/places`)),
    ),
  hoursException: (_, probe, at) =>
    replaceShown(probe, { parent: at, key: 'days' }, markAs(probe, placeOf(probe, `${pointerOf(at)}/from`))),
  download(_, probe, at) {
    for (const key of ['kind', 'size'])
      replaceShown(probe, { parent: at, key }, markAs(probe, placeOf(probe, `${pointerOf(at)}/file`)));
  },
  directoryBlock(_, probe, at) {
    const entries: JsonPath = { parent: at, key: 'entries' };
    const shown = shownAt(probe, entries);
    for (const key of Array.isArray(shown) ? shown.keys() : [])
      replaceShown(
        probe,
        { parent: entries, key },
        markAs(probe, placeOf(probe, `${pointerOf(at)}/pages/${key}`)),
      );
  },
});

const placeOf = ({ page, shared }: Probe, pointer: string): Place => writtenAt(page, pointer, shared);

/** Gives what marks a part of the view, whatever its shape, as that of one field. */
function markAs({ fields, statics }: ProbedView, place: Place): (shown: unknown) => unknown {
  const mark = markOf(fields.push(place) - 1);
  const replace = (shown: unknown, key: string | number): unknown => {
    if (Array.isArray(shown)) return shown.map(replace);
    if (isRecord(shown))
      return Object.fromEntries(Object.entries(shown).map(([key, part]) => [key, replace(part, key)]));
    // Spaces between two nodes of Markdown are no text of their own.
    if (typeof shown !== 'string' || steering.has(key) || shown.trim() === '') return shown;
    if (!drawings.has(key)) return mark;
    statics[shown] = place;
    return shown;
  };
  return (shown) => replace(shown, '');
}

/** The view has the shape of the content, but not all of its fields. Those of a form are in a part of their own. */
function shownAt(probe: Pick<Probe, 'view' | 'texts'>, at: JsonPath): unknown {
  if (!at) return probe.view;
  const holder = shownAt(probe, at.parent);
  if (Array.isArray(holder)) return holder[Number(at.key)];
  const shown = isRecord(holder) ? holder[at.key] : undefined;
  const part = at.key === 'fields' && typeof shown === 'string' ? probe.texts.get(shown) : undefined;
  return part?.kind === 'fields' ? part.fields : shown;
}

function replaceShown(probe: Probe, at: JsonPath, change: (shown: unknown) => unknown): void {
  const holder = at && shownAt(probe, at.parent);
  if (Array.isArray(holder)) holder[Number(at?.key)] = change(holder[Number(at?.key)]);
  else if (at && isRecord(holder) && holder[at.key] !== undefined) holder[at.key] = change(holder[at.key]);
}
