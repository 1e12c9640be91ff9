import type { Files } from '../files';
import type { JsonPath } from '../json-path';
import type { KnownPages } from '../known-pages';
import type { Part } from '../locate';
import type { SitePage } from '../site';
import type { Tokens } from '../tokens';
import type { Page, SiteContent } from '../types.gen';
import type { Visitors } from '../walk';

/** What the schema found valid, with what the checks look things up in. */
export interface CheckedContent {
  files: Files;
  hasFile(path: string): boolean;
  /** Missing while site.json has a mistake of its own. */
  site: SiteContent | undefined;
  tokens: Tokens | undefined;
  logoIds: ReadonlySet<string> | undefined;
  /** Every file could be read and is valid: only then nothing more leads anywhere. */
  whole: boolean;
  pages: readonly SitePage[];
  known: KnownPages;
  suggest: Record<'path' | 'image' | 'logo', (word: string) => string>;
}

/** A file, or a page within it. */
export interface Document {
  file: string;
  pointer: string;
}

interface CheckFacts {
  id: string;
  severity: 'error' | 'warning';
  /** True when a part of the site that could not be read would make the answer wrong. */
  needsWholeSite?: true;
}

/** Looks at the site as a whole, after the checks of fields. */
export interface SiteCheck extends CheckFacts {
  run(content: CheckedContent, report: ReportPlace): void;
}

/** Looks at values of some kinds, wherever they stand. */
export interface FieldCheck extends CheckFacts {
  fields: Visitors<FieldContext>;
}

/** One that has both collects in the fields what it looks at then. */
export type Check = SiteCheck | FieldCheck | (SiteCheck & FieldCheck);

export interface FieldContext {
  content: CheckedContent;
  document: Document;
  /** The page that is looked at; undefined in site.json's own parts. */
  page: Page | undefined;
  report(at: JsonPath, message: string, help?: string, part?: Part): void;
}

export interface Place {
  document: Document;
  /** Pointer within the document. */
  pointer: string;
  part?: Part;
}

export type ReportPlace = (place: Place, message: string, help?: string) => void;
