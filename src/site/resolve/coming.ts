import type { Place } from '../json/place';
import type { KnownPages } from '../page/known-pages';
import { pagesAbove } from '../page/page-trail';
import type { SitePage } from '../page/site-page';
import type { Times } from '../page/times';
import { leadOf } from '../page/without-links';
import type { SiteContent } from '../schema/types.gen';
import { namesAt } from '../time/read-date';
import { type SiteAt, siteAt } from './site-at';

/** How many come, go, and lead to another page than before. */
export interface Count {
  come: number;
  go: number;
  lead: number;
}

/** What an instant does to one page. */
export interface PageChange extends Place {
  /** `replaced`: the file takes a path over from another one. */
  type: 'comes' | 'goes' | 'replaced' | 'changes';
  path: string;
  /** As it is written, with tokens. */
  name: string;
  /** Where the address leads from then on. */
  lead?: string;
  blocks: Count;
  /** To pages that come and go. */
  links: Count;
  /** It shows cards or entries of pages that change. */
  isList: boolean;
  /** The pages above it change. */
  isBelow: boolean;
}

/** What changes at an instant. */
export interface Coming {
  instant: number;
  /** Those of `site.dates`. */
  names: readonly string[];
  /** Pages that come, go or are replaced, then the others. */
  pages: readonly PageChange[];
  /** What all pages show. */
  everywhere: readonly ('header' | 'footer')[];
}

interface Whole {
  content: SiteContent;
  /** All pages, shown or not. */
  pages: readonly SitePage[];
  known: KnownPages;
  times: Times;
}

/** What each date after an instant does, in order; worked out when it is asked for. */
export function* comingAfter(whole: Whole, since: number): Generator<Coming> {
  let before: Moment | undefined;
  for (const instant of whole.times.changes.filter((change) => change > since)) {
    before ??= momentAt(since, whole);
    const after = momentAt(instant, whole);
    yield comingBetween(before, after, whole);
    before = after;
  }
}

interface Moment {
  instant: number;
  site: SiteAt;
  /** By their files and places in them. */
  shown: ReadonlyMap<string, SitePage>;
}

const keyOf = ({ file, pointer }: SitePage) => `${file}#${pointer}`;

function momentAt(instant: number, { content, pages, known, times }: Whole): Moment {
  const site = siteAt(content, pages, known, times.asOf(instant));
  return { instant, site, shown: new Map(site.pages.map((page) => [keyOf(page), page])) };
}

function comingBetween(before: Moment, after: Moment, { pages, times }: Whole): Coming {
  const { instant } = after;
  const isSource = sourcesThatChange(before, after);
  const changes = pages.flatMap((page) => changeOf(page, { before, after, times, isSource }) ?? []);
  return {
    instant,
    names: namesAt(instant, times.calendar),
    pages: [
      ...changes.filter(({ type }) => type !== 'changes'),
      ...changes.filter(({ type }) => type === 'changes'),
    ],
    everywhere: (['header', 'footer'] as const).filter(
      (part) => JSON.stringify(before.site.content[part]) !== JSON.stringify(after.site.content[part]),
    ),
  };
}

/** Whether the page of a path is another one than before, or says something else. */
function sourcesThatChange(before: Moment, after: Moment): (path: string) => boolean {
  const stateOf = (path: string, { site }: Moment) => {
    const page = site.known.page(path);
    return page && `${keyOf(page)} ${page.written?.state ?? ''}`;
  };
  return (path) => stateOf(path, before) !== stateOf(path, after);
}

interface Between {
  before: Moment;
  after: Moment;
  times: Times;
  isSource(path: string): boolean;
}

/** Undefined for a page that stays as it is. */
function changeOf(page: SitePage, { before, after, times, isSource }: Between): PageChange | undefined {
  const { path, title, name = title, sources, dated = [], links } = page.facts;
  const [was, is] = [before.shown.has(keyOf(page)), after.shown.has(keyOf(page))];
  const isAnywhere = (moment: Moment) => moment.site.known.hasOwn(path);
  const change = (type: PageChange['type'], more: Partial<PageChange> = {}): PageChange => ({
    type,
    file: page.file,
    pointer: page.pointer,
    path,
    name,
    blocks: none,
    links: none,
    isList: false,
    isBelow: false,
    ...more,
  });
  if (!was && !is) return undefined;
  if (!was) return change(isAnywhere(before) ? 'replaced' : 'comes');
  if (!is) {
    const lead = times.leadAfter(path, after.instant);
    return isAnywhere(after) ? undefined : change('goes', lead === undefined ? {} : { lead });
  }
  const found = change('changes', {
    blocks: countOf(
      dated,
      (dates, { instant }) => (times.isShown(dates, instant) ? '' : undefined),
      before,
      after,
    ),
    links: countOf(links, (href, { site }) => leadOf(href, site.absent), before, after),
    isList: sources.some(isSource),
    isBelow: trailAt(page, before) !== trailAt(page, after),
  });
  const counts = [found.blocks, found.links].flatMap((count) => Object.values(count));
  return found.isList || found.isBelow || counts.some((count) => count > 0) ? found : undefined;
}

const none: Count = { come: 0, go: 0, lead: 0 };

/** `at` tells what there is of each; undefined for nothing. */
function countOf<Each>(
  all: readonly Each[],
  at: (each: Each, moment: Moment) => string | undefined,
  before: Moment,
  after: Moment,
): Count {
  const count = { ...none };
  for (const each of all) {
    const [was, is] = [at(each, before), at(each, after)];
    if (was === is) continue;
    count[was === undefined ? 'come' : is === undefined ? 'go' : 'lead']++;
  }
  return count;
}

/** The pages above one, with what they are called. */
function trailAt({ facts }: SitePage, { site: { known } }: Moment): string {
  // A page that is shown differently has facts of its own.
  const page = known.page(facts.path)?.facts ?? facts;
  return JSON.stringify(
    [...pagesAbove(page, known.page)].map(({ path, name, title }) => [path, name ?? title]),
  );
}
