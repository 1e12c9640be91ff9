import type { ContactFormBlock, DirectoryBlock, Page, RelatedBlock } from '../schema/types.gen';
import { compileWalk, type Visitors } from '../schema/walk';
import { eachLink, pageLink } from './links';
import { anchorsOf } from './page-anchors';
import { unusualCharacters } from './unusual-characters';

/** What a part of the content refers to, each once. */
export interface References {
  /** Links to pages of the site, with their anchors. */
  links: ReadonlySet<string>;
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
  name?: string;
  parent?: string;
  anchors: readonly string[];
  links: readonly string[];
  images: readonly string[];
  /** Pages whose cards are shown on this one. */
  sources: readonly string[];
  /** Where its forms send to. */
  endpoints: readonly string[];
  /** Beyond those that every font has. */
  characters: string;
}

interface Collected {
  links: Set<string>;
  images: Set<string>;
  sources: Set<string>;
  endpoints: Set<string>;
}

const visitors: Visitors<Collected> = {
  ...eachLink<Collected>((href, { links }) => {
    if (pageLink(href)) links.add(href);
  }),
  imageFile: (src: string, { images }) => void images.add(src),
  relatedBlock: (block: RelatedBlock, { sources }) => addAll(sources, block.pages),
  directoryBlock: (block: DirectoryBlock, { sources }) => addAll(sources, block.pages),
  contactFormBlock({ endpoint }: ContactFormBlock, { endpoints }) {
    if (endpoint !== undefined) endpoints.add(endpoint);
  },
};

const collectFromPage = compileWalk('page', visitors);
const collectFromSite = compileWalk('site', visitors);

export function pageFacts(page: Page): PageFacts {
  const { path, title, description, aliases, name, parent } = page;
  const { links, images, sources, endpoints } = collect(page, collectFromPage);
  return {
    path,
    title,
    description,
    ...(aliases && { aliases }),
    ...(name !== undefined && { name }),
    ...(parent !== undefined && { parent }),
    anchors: [...anchorsOf(page)],
    links: [...links],
    images: [...images],
    sources: [...sources],
    endpoints: [...endpoints],
    characters: unusualCharacters(page),
  };
}

/** What site.json itself refers to: header, footer and logos. */
export const siteReferences = (site: unknown): References => collect(site, collectFromSite);

function collect(value: unknown, walk: (value: unknown, context: Collected) => void): Collected {
  const collected = {
    links: new Set<string>(),
    images: new Set<string>(),
    sources: new Set<string>(),
    endpoints: new Set<string>(),
  };
  walk(value, collected);
  return collected;
}

function addAll(set: Set<string>, values: readonly string[]) {
  for (const value of values) set.add(value);
}
