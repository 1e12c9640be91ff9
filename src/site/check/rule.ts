import type { ReadDefinitions } from '../collections/read-definitions';
import type { Files } from '../files/files';
import type { JsonPath } from '../json/json-path';
import type { MarkedPart } from '../json/locate';
import type { Place } from '../json/place';
import type { KnownPages } from '../page/known-pages';
import type { PageFacts, References, TextFact } from '../page/page-facts';
import type { PlacedRedirect } from '../page/redirects';
import type { SitePage } from '../page/site-page';
import type { Times } from '../page/times';
import type { Tokens } from '../page/tokens';
import type { Data, RuleText } from '../problem/rule-text';
import type { FoundPage } from '../read/page-reader';
import type { Page, SiteContent } from '../schema/types.gen';
import type { Visitors } from '../schema/walk';
import type { Guess } from '../text/nearest';

/** What a page is checked with as soon as it is read, alone. */
export interface SiteParts {
  files: Files;
  hasFile(path: string): boolean;
  /** Missing while site.json has a mistake of its own. */
  site: SiteContent | undefined;
  tokens: Tokens | undefined;
  definitions: ReadDefinitions;
  logoIds: ReadonlySet<string> | undefined;
  /** The published file at each path, by the name that a disk gives it. */
  published: ReadonlyMap<string, string>;
  suggest: Record<'image' | 'logo', (word: string) => Guess | undefined>;
}

export interface Redirects {
  all: readonly PlacedRedirect[];
  at(path: string): PlacedRedirect | undefined;
  /** Where a redirect leads when all are followed; undefined if it is back to one of them. */
  end(redirect: PlacedRedirect): string | undefined;
}

/** What the schema found valid, when every page is known. */
export interface CheckedContent extends SiteParts {
  /** Every file could be read and is valid: only then a page without a link to it is a mistake. */
  whole: boolean;
  /** False when a page may be missing among `pages`. */
  complete: boolean;
  pages: readonly SitePage[];
  known: KnownPages;
  times: Times;
  redirects: Redirects;
  /** Of site.json, and of rows as far as no page shows them. */
  references: References;
  suggestPath(path: string): Guess | undefined;
}

/** A page without what it says. */
export type ReferringPage = Omit<SitePage, 'facts'> & { facts: Omit<PageFacts, TextFact> };

export const siteDocument: Place = { file: 'site.json', pointer: '' };

type MistakesOf<Mistakes> = Readonly<Record<keyof Mistakes, Data>>;

export interface FieldContext<Mistakes extends MistakesOf<Mistakes>, Content = SiteParts> {
  content: Content;
  /** The page that is looked at; undefined in site.json's own parts. */
  page: Page | undefined;
  report<Name extends keyof Mistakes>(at: JsonPath, mistake: Name, ...data: Mistakes[Name]): void;
}

/** What a mistake is reported at. */
export interface MistakePlace {
  /** A JSON file, or a page within it. */
  document: Place & Pick<SitePage, 'made'>;
  /** Pointer within the document. */
  pointer: string;
  part?: MarkedPart;
}

export type Report<Mistakes extends MistakesOf<Mistakes>> = <Name extends keyof Mistakes>(
  place: MistakePlace,
  mistake: Name,
  ...data: Mistakes[Name]
) => void;

/** One rule: what it says, and at least one of the functions that find it. */
export interface Rule<Mistakes extends MistakesOf<Mistakes> = Record<string, Data>>
  extends RuleText<Mistakes> {
  /** Looks at values of some kinds, wherever they are. */
  fields?: Visitors<FieldContext<Mistakes>>;
  /** Without flags. What each text has that `fields` finds something in: it is shown no other texts. */
  suspicious?: RegExp;
  /** Looks at a page as a whole. */
  page?(
    page: Place & Pick<FoundPage, 'content' | 'written'>,
    content: SiteParts,
    report: Report<Mistakes>,
  ): void;
  /** Looks at fields that refer to other pages; skipped for pages whose references are all known to be right. */
  references?: Visitors<FieldContext<Mistakes, CheckedContent>>;
  /** Looks at the site, of whose pages it sees the facts, but not what they say. */
  site?(
    content: Omit<CheckedContent, 'pages'> & { pages: readonly ReferringPage[] },
    report: Report<Mistakes>,
  ): void;
  /** Looks at what the pages say. Each function is asked again when that is another text somewhere. */
  texts?: { [Fact in TextFact]?: (content: CheckedContent, report: Report<Mistakes>) => void };
}
