import { type JsonPath, pointerOf } from '../json/json-path';
import { type Finding, meantLinks } from '../problem/finding';
import { listsIn } from '../read/list-blocks';
import { type SharedPlaces, sharedPlaces } from '../read/shared-blocks';
import type { Root } from '../schema/field-plan';
import type { FieldPlan } from '../schema/plan-types';
import type {
  ContactFormBlock,
  DirectoryBlock,
  MapPlace,
  Page,
  RelatedBlock,
  SiteContent,
  VideoBlock,
} from '../schema/types.gen';
import { compileWalk, type Visitors } from '../schema/walk';
import { type DatedBlock, datedBlocks, datesOf } from './block-dates';
import { openStreetMap, vimeoPlayer, vimeoVideo } from './embeds';
import { eachLink, fileLink, pageLink } from './links';
import { anchorsOf } from './page-anchors';
import { eachPicture } from './pictures';
import { unusualCharacters } from './unusual-characters';

/** What a part of the content refers to, each once. */
export interface References {
  /** Links to pages of the site, with their anchors. */
  links: ReadonlySet<string>;
  /** Links to published files. */
  files: ReadonlySet<string>;
  /** Files below `images/`. */
  images: ReadonlySet<string>;
}

/**
 * What other pages and the site need to know about a page. With it, a site is checked and built without keeping all
 * content in memory, and without reading unchanged pages again.
 */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  aliases?: readonly string[];
  redirects?: readonly string[];
  name?: string;
  parent?: string;
  draft?: true;
  /** Dates as they are written. */
  from?: string;
  until?: string;
  /** Where the address leads after the last one. */
  after?: string;
  dated?: readonly DatedBlock[];
  /** The collections whose rows it shows. */
  lists?: readonly string[];
  anchors: readonly string[];
  /** Blocks of site.json that it shows. */
  shared?: SharedPlaces;
  /** Those over texts, with pointers. Headings of shared blocks are on several pages on purpose. */
  headings: readonly (readonly [pointer: string, heading: string])[];
  links: readonly string[];
  files: readonly string[];
  images: readonly string[];
  /** Pages whose cards are shown on this one. */
  sources: readonly string[];
  /** Where its forms send to. */
  endpoints: readonly string[];
  /** Hosts of its videos and maps that not every site has. */
  frames: readonly string[];
  /** Beyond those that every font has. */
  characters: string;
}

/** The facts that say something, and refer to nothing. */
export const textFacts = ['title', 'description', 'name', 'headings', 'characters'] as const;
export type TextFact = (typeof textFacts)[number];

/** Where a page can be found: its path and its aliases. */
export const addressesOf = ({
  path,
  aliases = [],
}: Pick<PageFacts, 'path' | 'aliases'>): readonly string[] => [path, ...aliases];

interface Checked {
  facts: PageFacts;
  findings: readonly Finding[];
}

/** Which facts of one page are others now. A link that a message proposes counts as one of its links. */
export function changedFacts(before: Checked, now: Checked): ReadonlySet<keyof PageFacts> {
  // The facts of any page have no other keys.
  const all = [...Object.keys(before.facts), ...Object.keys(now.facts)] as (keyof PageFacts)[];
  const changed = new Set(
    all.filter((fact) => JSON.stringify(before.facts[fact]) !== JSON.stringify(now.facts[fact])),
  );
  const meant = ({ findings }: Checked) => JSON.stringify(meantLinks(findings));
  if (meant(before) !== meant(now)) changed.add('links');
  return changed;
}

interface Collected {
  headings: [pointer: string, heading: string][];
  links: Set<string>;
  files: Set<string>;
  images: Set<string>;
  sources: Set<string>;
  endpoints: Set<string>;
  frames: Set<string>;
}

const visitHeading = ({ heading }: { heading?: string }, { headings }: Collected, at: JsonPath) => {
  if (heading !== undefined) headings.push([pointerOf({ parent: at, key: 'heading' }), heading]);
};

function visitMap({ position }: MapPlace, { frames }: Collected) {
  if (position !== undefined) frames.add(openStreetMap);
}

const visitors: Visitors<Collected> = {
  heroBlock: visitHeading,
  parallaxBlock: visitHeading,
  splitBlock: visitHeading,
  videoBlock(block: VideoBlock, context, at) {
    visitHeading(block, context, at);
    if (vimeoVideo(block.video)) context.frames.add(vimeoPlayer);
  },
  ctaBlock: visitHeading,
  mapBlock: visitMap,
  mapPlace: visitMap,
  ...eachLink<Collected>((href, { links, files }) => {
    const file = fileLink(href);
    if (file !== undefined) files.add(file);
    else if (pageLink(href)) links.add(href);
  }),
  ...eachPicture<Collected>((src, { images }) => void images.add(src)),
  relatedBlock: (block: RelatedBlock, { sources }) => addAll(sources, block.pages),
  directoryBlock(block: DirectoryBlock, { sources, links }) {
    addAll(sources, block.pages);
    addAll(links, block.pages);
  },
  contactFormBlock({ endpoint }: ContactFormBlock, { endpoints }) {
    if (endpoint !== undefined) endpoints.add(endpoint);
  },
};

const collectFromPage = compileWalk('page', visitors);
const collectFromSite = compileWalk('site', visitors);

/** `written` is the page without what its shared blocks show. */
export function pageFacts(page: Page, written = page): PageFacts {
  const { path, title, description, aliases, redirects, name, parent, draft, then: after } = page;
  const dated = datedBlocks(page);
  const lists = [...new Set(listsIn(page.blocks).map(({ of }) => of))];
  const shared = sharedPlaces(written);
  const isOwn = ([pointer]: PageFacts['headings'][number]) =>
    !shared.some(([block]) => pointer.startsWith(`/blocks/${block}/`));
  const { headings, links, files, images, sources, endpoints, frames } = collect(page, collectFromPage);
  return {
    path,
    title,
    description,
    ...(aliases && { aliases }),
    ...(redirects && { redirects }),
    ...(name !== undefined && { name }),
    ...(parent !== undefined && { parent }),
    ...(draft && { draft }),
    ...datesOf(page),
    ...(after !== undefined && { after }),
    ...(dated.length > 0 && { dated }),
    ...(lists.length > 0 && { lists }),
    anchors: [...anchorsOf(page)],
    ...(shared.length > 0 && { shared }),
    headings: shared.length > 0 ? headings.filter(isOwn) : headings,
    links: [...links],
    files: [...files],
    images: [...images],
    sources: [...sources],
    endpoints: [...endpoints],
    frames: [...frames],
    characters: unusualCharacters(page),
  };
}

/** What site.json itself refers to: header, footer and logos. Nobody follows a redirect from a page. */
export const siteReferences = (site: SiteContent | undefined): References =>
  collect(site && { ...site, redirects: undefined }, collectFromSite);

/** What values of a plan refer to. */
export function referencesIn(plan: Root | FieldPlan, values: readonly unknown[]): References {
  const walk = compileWalk(plan, visitors);
  return collect(values, (all: typeof values, context) => {
    for (const value of all) walk(value, context);
  });
}

function collect<Value>(value: Value, walk: (value: Value, context: Collected) => void): Collected {
  const collected: Collected = {
    headings: [],
    links: new Set(),
    files: new Set(),
    images: new Set(),
    sources: new Set(),
    endpoints: new Set(),
    frames: new Set(),
  };
  walk(value, collected);
  return collected;
}

function addAll(set: Set<string>, values: readonly string[]) {
  for (const value of values) set.add(value);
}
