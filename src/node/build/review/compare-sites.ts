import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffValues } from '../../../edit/diff/diff-values';
import { type DifferenceWords, differenceWords } from '../../../edit/diff/difference-words';
import { markWords } from '../../../edit/diff/mark-words';
import { isEqual } from '../../../edit/text/identity';
import type { Files } from '../../../site/files/files';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { parseText } from '../../../site/json/read-json';
import { valueAt } from '../../../site/json/value-at';
import { documentFile } from '../../../site/page/output-paths';
import type { SitePage } from '../../../site/page/site-page';
import { replaceTokens } from '../../../site/page/tokens';
import type { Site } from '../../../site/resolve/site';
import { linksIn, mainOf, wordsIn } from './document-words';

/** A site with the folder of its built output. */
export interface BuiltSide {
  site: Site;
  files: Files;
  folder: string;
}

/** A page of a preview that differs from what is online, or one that is only online. */
export interface ReviewedPage {
  title: string;
  type: 'changed' | 'around' | 'new' | 'draft' | 'later' | 'gone';
  /** The instant as of which it is seen, if that is not now. */
  at?: number | undefined;
  /** Its path when it is online. */
  path: string;
  /** Its document in the preview, and the online one; missing where there is none. */
  now?: SitePage;
  before?: SitePage;
  /** All of it that visitors read is online already. */
  isAlike: boolean;
  /** The first of them. */
  differences: readonly DifferenceWords[];
  differenceCount: number;
}

/** More than anybody reads. */
const mostShown = 40;

/** Every page that differs, in the order of the preview; those that are gone are the last. */
export function comparePages(now: BuiltSide, before: BuiltSide | undefined): ReviewedPage[] {
  const earlier = new Map(before?.site.pages.map((page) => [page.facts.path, page]));
  const byFile = new Map(before?.site.pages.map((page) => [page.file + page.pointer, page]));
  const paths = new Set(now.site.pages.map(pathOf));
  const seen = new Set<SitePage>();
  const differing = now.site.pages.flatMap((page): ReviewedPage[] => {
    const moved = byFile.get(page.file + page.pointer);
    const was = earlier.get(pathOf(page)) ?? (moved && !paths.has(moved.facts.path) ? moved : undefined);
    if (was) seen.add(was);
    const type = typeOf(page, was, now, before);
    if (!type) return [];
    const all = was && before ? differencesOf(page, was, now, before) : [];
    return [
      {
        title: titleOf(page, now.site),
        type,
        at: page.coming?.at,
        path: pathOf(page),
        now: page,
        ...(was && { before: was }),
        isAlike: was !== undefined && before !== undefined && mainIn(now, page) === mainIn(before, was),
        differences: all.slice(0, mostShown),
        differenceCount: all.length,
      },
    ];
  });
  const gone = before?.site.pages.filter((page) => !seen.has(page)) ?? [];
  return [
    ...differing,
    ...gone.map((page): ReviewedPage => {
      const title = titleOf(page, (before ?? now).site);
      return {
        title,
        type: 'gone',
        path: pathOf(page),
        before: page,
        isAlike: false,
        differences: [],
        differenceCount: 0,
      };
    }),
  ];
}

const pathOf = ({ facts, coming }: SitePage) => coming?.path ?? facts.path;

const titleOf = ({ facts }: SitePage, { facts: { tokens } }: Site) => replaceTokens(facts.title, tokens);

function typeOf(
  page: SitePage,
  was: SitePage | undefined,
  now: BuiltSide,
  before: BuiltSide | undefined,
): ReviewedPage['type'] | undefined {
  if (page.coming) return page.coming.as;
  if (!before) return undefined;
  if (!was) return 'new';
  if (!isEqual(sourceOf(now, page), sourceOf(before, was))) return 'changed';
  const isHeadAlike = isEqual(headOf(now, page), headOf(before, was));
  return isHeadAlike && mainIn(now, page) === mainIn(before, was) ? undefined : 'around';
}

const headOf = ({ site }: BuiltSide, { facts }: SitePage) =>
  [facts.title, facts.description].map((text) => replaceTokens(text, site.facts.tokens));

const mainIn = ({ folder }: BuiltSide, { facts }: SitePage) =>
  mainOf(readFileSync(join(folder, documentFile(facts.path)), 'utf8'));

/** As it is written: other content may change what the page shows, and its dates what is shown later. */
function sourceOf({ files }: BuiltSide, { file, pointer, loadContent }: SitePage): unknown {
  // The page for unknown addresses that no file has.
  if (file === siteFile && pointer === '') return loadContent();
  return valueAt(parseText(files.read(file)), pointer);
}

/** Of a page that is not shown now they say when it is, and that it has an address of its own. */
const ofComing = new Set(['path', 'aliases', 'redirects', 'parent', 'draft', 'from', 'until', 'then']);

/** By fields, as they are shown or else as they are written; what has come from elsewhere by the words of the documents. */
function differencesOf(
  page: SitePage,
  was: SitePage,
  now: BuiltSide,
  before: BuiltSide,
): readonly DifferenceWords[] {
  const fields = (content: unknown) =>
    page.coming && isRecord(content) ? without(content, (key) => ofComing.has(key)) : content;
  const shown = wordsOfDifferences(fields(page.loadContent()), fields(was.loadContent()));
  if (shown.length > 0) return shown;
  const written = wordsOfDifferences(fields(sourceOf(now, page)), fields(sourceOf(before, was)));
  if (written.length > 0) return written;
  const [main, mainBefore] = [mainIn(now, page), mainIn(before, was)];
  for (const [name, read] of [
    ['Words', wordsIn],
    ['Links', linksIn],
  ] as const)
    if (read(main) !== read(mainBefore))
      return [{ name, type: 'changed', ...markWords(read(mainBefore), read(main)) }];
  return [];
}

const without = (object: object, isLeft: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !isLeft(key)));

/** A difference leads from now to what was before. */
const wordsOfDifferences = (is: unknown, was: unknown): DifferenceWords[] =>
  diffValues(is, was).map((difference) =>
    differenceWords(difference, { is, was, start: '', startBefore: '' }),
  );

/** What differs in the parts that all pages share. */
export const compareShared = (now: Site, before: Site): DifferenceWords[] => {
  const isOfPages = (key: string) => key === 'pages' || key === 'redirects';
  return wordsOfDifferences(without(now.content, isOfPages), without(before.content, isOfPages));
};
