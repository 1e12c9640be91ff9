import type { LoadedCollection } from '../collections/collections';
import { rowPlan } from '../collections/fields';
import {
  type Definition,
  noDefinitions,
  type ReadDefinitions,
  samplePage,
} from '../collections/read-definitions';
import { placeOf as placeIn } from '../collections/row-page';
import { isOfCollection } from '../files/collection-files';
import type { Files } from '../files/files';
import { publishedAddresses, publishedFiles, publishedPath } from '../files/published-files';
import { siteFile as settingsFile } from '../files/site-file';
import { isPicture } from '../image/picture-files';
import { keysOf } from '../json/json-path';
import type { KnownPages } from '../page/known-pages';
import { diskName } from '../page/output-paths';
import { type References, siteReferences } from '../page/page-facts';
import { redirectsOf } from '../page/redirects';
import type { SitePage } from '../page/site-page';
import type { Times } from '../page/times';
import { tokensOf } from '../page/tokens';
import type { Finding } from '../problem/finding';
import type { FoundPage } from '../read/page-reader';
import type { ReadSiteFile } from '../read/read-site-file';
import { createSuggest, pathWithSameEnd } from '../text/suggest';
import { gatherCauses } from './causes/gather-causes';
import { withoutHeldWarnings } from './causes/held-warnings';
import { gatherMisnamed } from './causes/misnamed-files';
import { atTemplates } from './causes/template-findings';
import { knownRedirects } from './known-redirects';
import { propose } from './propose';
import { joined, referringFields, rowReferences } from './row-references';
import type { CheckedContent, Redirects, Rule, SiteParts } from './rule';
import { rules } from './rules';
import { type ChangedTexts, compilePageChecks, compileRowChecks, compileSiteChecks } from './run-rules';
import { sameName } from './same-name';

const compileChecks = (some: readonly Rule[]) => ({
  page: compilePageChecks(some),
  rows: compileRowChecks(some),
  site: compileSiteChecks(some),
});
const allChecks = compileChecks(rules);
/** Compiled when a change is judged: other commands would start later for it. */
let errorChecks: typeof allChecks | undefined;

const canBeError = ({ severity, messages }: Rule) =>
  severity === 'error' || Object.values(messages).some((message) => message.severity === 'error');

function checksFrom(least: Finding['severity']): typeof allChecks {
  if (least === 'warning') return allChecks;
  errorChecks ??= compileChecks(rules.filter(canBeError));
  return errorChecks;
}

/** All pages and rows that could be read. */
export interface PagesToCheck {
  pages: readonly SitePage[];
  collections: ReadonlyMap<string, LoadedCollection>;
  known: KnownPages;
  times: Times;
  /** False when a page may be missing among them. */
  complete: boolean;
  /** False when a file has an error. */
  whole: boolean;
}

/** Applies the rules to one state of the content. */
export interface SiteCheck {
  /** Checks a page alone, as soon as it is read. */
  page(page: FoundPage): Finding[];
  /**
   * Checks site.json, what pages refer to, and the site as a whole. Given that pages say something else than at the last
   * check, and nothing else has changed, it asks only the rules that look at that.
   */
  site(pages: PagesToCheck, changed?: ChangedTexts): Finding[];
  /** Checks what lists show of rows, and values that nothing shows. */
  rows(pages: PagesToCheck): Finding[];
  /** Parts causes from what follows from them, when everything was found. */
  gather(findings: readonly Finding[], pages: PagesToCheck): readonly Finding[];
}

/** `least` is the severity from which on mistakes are reported. */
export function createSiteCheck(
  files: Files,
  siteFile: ReadSiteFile & { definitions: ReadDefinitions },
  least: Finding['severity'] = 'warning',
): SiteCheck {
  const parts = siteParts(files, siteFile);
  const checks = checksFrom(least);
  const references = siteReferences(parts.site);
  const checkSite = checks.site();
  function allOf(pages: PagesToCheck): CheckedContent {
    let redirects: Redirects | undefined;
    let referred: References | undefined;
    return {
      ...parts,
      ...pages,
      // Collected when they are asked for: most changes have nothing to do with them.
      get references() {
        referred ??= joined([references, ...[...pages.collections.values()].flatMap(rowReferences)]);
        return referred;
      },
      get redirects() {
        redirects ??= knownRedirects(redirectsOf(parts.site, pages.pages), pages.known);
        return redirects;
      },
      suggestPath: createSuggest(
        () => [...pages.known.paths(), ...publishedAddresses(files)],
        pathWithSameEnd,
      ),
    };
  }
  const checkPage = checks.page(parts);
  const findingsOfSample = ({ file, page, item }: Definition, all: CheckedContent): Finding[] => {
    const content = page && samplePage(page);
    return [
      ...(content ? checkPage({ file, pointer: '/page', length: 0, content, written: content }) : []),
      ...(item ? checks.rows('rowItem', all)(item.sample, { file, pointer: '/item' }) : []),
    ];
  };
  return {
    page: checkPage,
    site: (pages, changed) => checkSite(allOf(pages), changed),
    rows(pages) {
      const content = allOf(pages);
      return [...pages.collections.values()].flatMap(({ definition, rows }) => {
        const { collection, item } = definition;
        const checkValues = checks.rows(rowPlan(referringFields(collection)), content);
        const found = rows.flatMap((row) => checkValues(row.values, row));
        const [first] = rows;
        if (!item || !first) return found;
        const placeOf = (pointer: string) => placeIn(definition, first, item.origin(first, keysOf(pointer)));
        const filled = checks.rows('rowItem', content)(item.fill(first), { ...first, made: { placeOf } });
        return [...found, ...filled];
      });
    },
    gather(findings, pages) {
      const content = allOf(pages);
      const { definitions } = parts.definitions;
      const placed = atTemplates(findings, definitions, pages.pages, (definition) =>
        findingsOfSample(definition, content),
      );
      const proposed = eachOnce(placed).flatMap((finding) => propose(finding, content) ?? []);
      return withoutHeldWarnings(gatherCauses(gatherMisnamed(proposed), content));
    },
  };
}

/** What is wrong with a shared block or a template was found in every page that shows it. */
function eachOnce(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ file, pointer, message }) => {
    if (!isOfCollection(file) && (file !== settingsFile || !pointer.startsWith('/shared/'))) return true;
    const key = `${file} ${pointer} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What a page alone is checked with. */
export function siteParts(
  files: Files,
  {
    site,
    logoIds,
    definitions = noDefinitions,
  }: Pick<ReadSiteFile, 'site' | 'logoIds'> & { definitions?: ReadDefinitions },
): SiteParts {
  const paths = new Set(files.list());
  const published = new Map(publishedFiles(files).map((file) => [diskName(publishedPath(file)), file]));
  let named: readonly string[] | undefined;
  /** Names of files that no field can have are no proposals. */
  const pictures = () => {
    named ??= [...paths].filter((path) => isPicture(files, path));
    return named;
  };
  const image = createSuggest(pictures);
  return {
    files,
    hasFile: (path) => paths.has(path),
    site,
    tokens: site && tokensOf(site.site),
    logoIds,
    definitions,
    published,
    suggest: {
      image: (src) => {
        const same = sameName(src, pictures());
        const near = image(src);
        if (same === undefined) return near;
        // Pictures of different things may have the same name in different folders.
        const isSure = diskName(same) === diskName(src) || (near?.text === same && near.isSure);
        return { text: same, isSure };
      },
      logo: createSuggest(() => logoIds ?? []),
    },
  };
}
