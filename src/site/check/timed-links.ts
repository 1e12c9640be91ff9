import { escapeKey, type JsonPath, keysOf, pointerOf } from '../json/json-path';
import { valueAt } from '../json/value-at';
import { blockDates } from '../page/block-dates';
import { eachLink, pageLink } from '../page/links';
import { isAtOrBelow } from '../page/redirects';
import { withoutLinks } from '../page/without-links';
import type { Root } from '../schema/field-plan';
import type { DirectoryBlock, Page, RelatedBlock } from '../schema/types.gen';
import type { Visitors } from '../schema/walk';
import { always, common, type Interval, without } from '../time/interval';
import type { CheckedContent } from './rule';

/** A link whose page is not there for some of the time in which the link is. */
export interface TimedLink {
  path: string;
  /** From when on it is missing, and when it comes; undefined if it never does. */
  since: number;
  next: number | undefined;
  /** What has the link can't be without it. */
  isNeeded: boolean;
  /** The address leads elsewhere then, but the block shows cards of the page. */
  isLed: boolean;
  isInBlock: boolean;
}

interface Context {
  content: CheckedContent;
  page: Page | undefined;
}

/** Every such link, and every page whose cards are shown. Links are compared with their targets, not looked at each instant. */
export function eachTimedLink<Some extends Context>(
  visit: (link: TimedLink, context: Some, at: JsonPath) => void,
): Visitors<Some> {
  const look = (path: string, context: Some, at: JsonPath, isSource = false) => {
    for (const link of timedLinks(path, context, at, isSource)) visit(link, context, at);
  };
  const lookAll = ({ pages }: RelatedBlock | DirectoryBlock, context: Some, at: JsonPath) => {
    for (const [key, path] of pages.entries())
      look(path, context, { parent: { parent: at, key: 'pages' }, key }, true);
  };
  return {
    ...eachLink((href, context: Some, at) => {
      const link = pageLink(href);
      if (link) look(link.path, context, at);
    }),
    relatedBlock: lookAll,
    directoryBlock: lookAll,
  };
}

function timedLinks(path: string, context: Context, at: JsonPath, isSource: boolean): TimedLink[] {
  const { content, page } = context;
  const { times, site } = content;
  const shown = times.of(path);
  if (!shown || (page?.draft && shown.length === 0)) return [];
  const pointer = pointerOf(at);
  const [first = '', second = ''] = keysOf(pointer);
  const own = timeAt(context, first, second);
  if (!own) return [];
  const isAddress = first === 'then' || first === 'redirects';
  const part = partAt(first, second);
  const links = without(own, shown).flatMap(({ from: since }): TimedLink[] => {
    const isLed = !isAddress && times.leadAfter(path, since) !== undefined;
    if (isLed && !isSource) return [];
    const needed: string[] = [];
    if (part)
      withoutLinks(part.root, valueAt(page ?? site, part.pointer), times.absentAt(since), (each) =>
        needed.push(part.pointer + each),
      );
    const isNeeded = isAddress || needed.some((each) => isAtOrBelow(pointer, each));
    if (isLed && !isNeeded) return [];
    const next = shown.find(({ from }) => from > since)?.from;
    return [{ path, since, next, isNeeded, isLed, isInBlock: part?.root === 'block' }];
  });
  // One that is missed until its page comes, and one for good. A draft has no time yet, so it misses nothing that comes.
  const comes = page?.draft ? undefined : links.find(({ next }) => next !== undefined);
  const never = links.find(({ next }) => next === undefined);
  return [comes, never].filter((link) => link !== undefined);
}

/** The time of what a link is in; undefined for a part that is looked at elsewhere, or never shown. */
function timeAt(
  { content: { site, times }, page }: Context,
  first: string,
  second: string,
): Interval | undefined {
  // A shared block is looked at on each page that shows it.
  if (first === 'shared') return undefined;
  const now = { from: times.now.from, until: always.until };
  if (!page) {
    const time = second === 'announcement' ? times.timeOf(site?.header.announcement ?? {}) : always;
    return time && common(time, now);
  }
  const time = times.timeOf({ ...page, draft: false });
  if (first === 'then') return time && { from: time.until, until: always.until };
  const block = first === 'blocks' ? page.blocks[Number(second)] : undefined;
  const blockTime = block ? times.timeOf(blockDates(block)) : always;
  const both = time && blockTime && common(time, blockTime);
  return both && common(both, now);
}

/** The part of the content that a link can be left out of. */
function partAt(first: string, second: string): { root: Root; pointer: string } | undefined {
  if (first === 'blocks') return { root: 'block', pointer: `/blocks/${second}` };
  if (first === 'logos') return { root: 'logo', pointer: `/logos/${escapeKey(second)}` };
  return first === 'header' || first === 'footer' ? { root: first, pointer: `/${first}` } : undefined;
}
