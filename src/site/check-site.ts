import type { CheckedContent, SiteParts } from './checks/check';
import { checks } from './checks/index';
import { compilePageChecks, compileSiteChecks } from './checks/run-checks';
import type { Files } from './files';
import type { Finding } from './finding';
import { knownPages } from './known-pages';
import { locateFindings } from './locate-findings';
import { pageFacts, siteReferences } from './page-facts';
import type { FoundPage } from './page-reader';
import type { Problem } from './problem';
import { type ReadPages, readPages } from './read-pages';
import { readSiteFile, type SiteFile } from './read-site-file';
import type { SitePage } from './site';
import { createSuggest } from './suggest';
import { tokensOf } from './tokens';
import type { SiteContent } from './types.gen';
import type { Validators } from './validate-quickly';

const pageChecks = compilePageChecks(checks);
const checkAll = compileSiteChecks(checks);
const checkPart = compileSiteChecks(checks.filter(({ needsWholeSite }) => !needsWholeSite));

/** How pages are held while the site is checked, and after. */
export interface PageMemory {
  hold(page: SitePage): SitePage;
  /** A page that was held before, when its file has not changed since, and site.json neither. */
  remember(file: string): SitePage | undefined;
}

export interface CheckedSite {
  problems: Problem[];
  /** site.json, when it is valid. */
  content: SiteContent | undefined;
  pages: readonly SitePage[];
  /** Warnings don't count. */
  valid: boolean;
}

/** Reads and checks the site. */
export function checkSite(files: Files, validators: Validators, memory?: PageMemory): CheckedSite {
  const siteFile = readSiteFile(files, validators);
  const parts = siteParts(files, siteFile);
  const check = pageChecks(parts);
  const read = readPages(files, validators, siteFile, {
    take(page: FoundPage): SitePage {
      const checked = { ...page, facts: pageFacts(page.content), findings: check(page) };
      return memory ? memory.hold(checked) : checked;
    },
    ...(memory && { remember: memory.remember }),
  });
  const { pages, complete } = read;
  const own = [...siteFile.findings, ...read.findings];
  const found = (complete ? checkAll : checkPart)(checkedContent(parts, own, read));
  const findings = [...own, ...pages.flatMap((page) => page.findings), ...found];
  return {
    problems: locateFindings(files, findings),
    content: siteFile.site,
    pages,
    valid: findings.every(({ severity }) => severity === 'warning'),
  };
}

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
    whole: findings.every(({ severity }) => severity === 'warning'),
    pages,
    known,
    references: siteReferences(parts.site),
    suggestPath: createSuggest(() => known.paths()),
  };
}
