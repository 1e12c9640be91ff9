import type { Files } from '../files/files';
import type { JsonPath } from '../json/json-path';
import type { Part } from '../json/locate';
import type { KnownPages } from '../page/known-pages';
import type { References } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import type { Tokens } from '../page/tokens';
import type { Page, SiteContent } from '../schema/types.gen';
import type { Visitors } from '../schema/walk';

/** What a page is checked with as soon as it is read, alone. */
export interface SiteParts {
  files: Files;
  hasFile(path: string): boolean;
  /** Missing while site.json has a mistake of its own. */
  site: SiteContent | undefined;
  tokens: Tokens | undefined;
  logoIds: ReadonlySet<string> | undefined;
  suggest: Record<'image' | 'logo', (word: string) => string>;
}

/** What the schema found valid, when every page is known. */
export interface CheckedContent extends SiteParts {
  /** Every file could be read and is valid: only then nothing more leads anywhere. */
  whole: boolean;
  pages: readonly SitePage[];
  known: KnownPages;
  /** Of site.json. */
  references: References;
  suggestPath(path: string): string;
}

/** A file, or a page within it. */
export interface Document {
  file: string;
  pointer: string;
}

export interface FieldContext<Content = SiteParts> {
  content: Content;
  document: Document;
  /** The page that is looked at; undefined in site.json's own parts. */
  page: Page | undefined;
  report(at: JsonPath, message: string, help?: string, part?: Part): void;
}

/** One rule. It has at least one of the four functions, and several that share an id share their messages' kind. */
export interface Check {
  id: string;
  severity: 'error' | 'warning';
  /** True when a part of the site that could not be read would make the answer wrong. */
  needsWholeSite?: true;
  /** Looks at values of some kinds, wherever they stand. */
  fields?: Visitors<FieldContext>;
  /** Looks at a page as a whole. */
  page?(page: Document & { content: Page }, content: SiteParts, report: ReportPlace): void;
  /** Looks at fields that refer to other pages; not asked where every reference holds. */
  references?: Visitors<FieldContext<CheckedContent>>;
  /** Looks at the site, of whose pages it sees the facts. */
  site?(content: CheckedContent, report: ReportPlace): void;
}

export interface Place {
  document: Document;
  /** Pointer within the document. */
  pointer: string;
  part?: Part;
}

export type ReportPlace = (place: Place, message: string, help?: string) => void;
