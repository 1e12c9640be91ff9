import type { Files } from '../files/files';
import { knownPages } from '../page/known-pages';
import { pageFacts, siteReferences } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import { tokensOf } from '../page/tokens';
import type { Finding } from '../problem/finding';
import { locateFindings } from '../problem/locate-findings';
import type { Problem } from '../problem/problem';
import { createPageReader, type FoundPage } from '../read/page-reader';
import { type ReadPages, readPages } from '../read/read-pages';
import { readSiteFile, type SiteFile } from '../read/read-site-file';
import type { SiteContent } from '../schema/types.gen';
import { createSuggest } from '../text/suggest';
import type { Validators } from '../validate/validators';
import type { CheckedContent, SiteParts } from './rule';
import { rules } from './rules';
import { compilePageChecks, compileSiteChecks } from './run-rules';

const pageChecks = compilePageChecks(rules);
const checkAll = compileSiteChecks(rules);
const checkPart = compileSiteChecks(rules.filter(({ needsWholeSite }) => !needsWholeSite));

/** How pages are held while the site is checked, and after. */
export interface PageMemory {
  hold(page: SitePage): SitePage;
  /** A page that was held before, when its file has not changed since, and site.json neither. */
  remember(file: string): SitePage | undefined;
  /** What was found of the site as a whole, when no page that was held since concerns another. */
  found?(): readonly Finding[] | undefined;
}

export interface CheckedSite {
  problems: Problem[];
  /** site.json, when it is valid. */
  content: SiteContent | undefined;
  pages: readonly SitePage[];
  /** Of the site as a whole, besides what its pages and files have wrong by themselves. */
  found: readonly Finding[];
  /** Warnings don't count. */
  valid: boolean;
  /**
   * Checks the site again of which only these page files have changed. Undefined when that may concern more than their
   * own pages: then all has to be checked.
   */
  recheck(changed: ReadonlySet<string>): CheckedSite | undefined;
}

/** Reads and checks the site. */
export function checkSite(files: Files, validators: Validators, memory?: PageMemory): CheckedSite {
  const siteFile = readSiteFile(files, validators);
  const parts = siteParts(files, siteFile);
  const check = pageChecks(parts);
  const take = (page: FoundPage): SitePage => {
    const checked = { ...page, facts: pageFacts(page.content), findings: check(page) };
    return memory ? memory.hold(checked) : checked;
  };
  const read = readPages(files, validators, siteFile, {
    take,
    ...(memory && { remember: memory.remember }),
  });
  const own = [...siteFile.findings, ...read.findings];
  const known = own.every(isWarning) ? memory?.found?.() : undefined;
  const found = known ?? (read.complete ? checkAll : checkPart)(checkedContent(parts, own, read));

  const readAgain = (file: string): SitePage | undefined => {
    const reader = createPageReader(files, validators, { take });
    reader.addFile(file);
    return reader.pages[0];
  };
  const result = (pages: readonly SitePage[]): CheckedSite => {
    const findings = [...own, ...pages.flatMap((page) => page.findings), ...found];
    const valid = findings.every(isWarning);
    return {
      problems: locateFindings(files, findings),
      content: siteFile.site,
      pages,
      found,
      valid,
      recheck(changed) {
        if (!valid) return undefined;
        const again = pages.map((page) => (changed.has(page.file) ? readAgain(page.file) : page));
        // What is found of the site as a whole is found in the pages' facts, once all of them hold.
        const isSame = (page: SitePage | undefined, index: number): page is SitePage =>
          page === pages[index] || (page !== undefined && concernsNoOther(page, pages[index]));
        return again.every(isSame) ? result(again) : undefined;
      },
    };
  };
  return result(read.pages);
}

const isWarning = ({ severity }: Finding) => severity === 'warning';

/** Whether a page that has been read again changes nothing of what is found in others. */
export const concernsNoOther = (
  { facts, findings }: SitePage,
  before: Pick<SitePage, 'facts'> | undefined,
): boolean => findings.every(isWarning) && JSON.stringify(facts) === JSON.stringify(before?.facts);

function siteParts(files: Files, { site, logoIds }: SiteFile): SiteParts {
  const paths = new Set(files.list());
  return {
    files,
    hasFile: (path) => paths.has(path),
    site,
    tokens: site && tokensOf(site.site),
    logoIds,
    suggest: {
      image: createSuggest(() => [...paths].filter((path) => path.startsWith('images/'))),
      logo: createSuggest(() => logoIds ?? []),
    },
  };
}

function checkedContent(
  parts: SiteParts,
  findings: readonly Finding[],
  { pages, brokenPaths }: ReadPages<SitePage>,
): CheckedContent {
  const known = knownPages(pages, brokenPaths);
  return {
    ...parts,
    whole: findings.every(isWarning),
    pages,
    known,
    references: siteReferences(parts.site),
    suggestPath: createSuggest(() => known.paths()),
  };
}
