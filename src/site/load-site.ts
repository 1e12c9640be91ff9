import { buildSite } from './build-site';
import type { CheckedContent } from './checks/check';
import { checks } from './checks/index';
import { compileChecks } from './checks/run-checks';
import type { Files } from './files';
import { knownPages } from './known-pages';
import { locateFindings } from './locate-findings';
import type { Problem } from './problem';
import { type ReadContent, readContent } from './read-content';
import type { Site } from './site';
import { createSuggest } from './suggest';
import { tokensOf } from './tokens';

const checkAll = compileChecks(checks);
const checkPart = compileChecks(checks.filter(({ needsWholeSite }) => !needsWholeSite));

/** Reads, checks and builds the site. There is one only when nothing is wrong; warnings don't count. */
export function loadSite(files: Files): { problems: Problem[]; site?: Site } {
  const read = readContent(files);
  const check = read.complete ? checkAll : checkPart;
  const findings = [...read.findings, ...check(checkedContent(files, read))];
  const problems = locateFindings(files, findings);
  const failed = findings.some(({ severity }) => severity === 'error');
  return failed || !read.site ? { problems } : { problems, site: buildSite(files, read.site, read.pages) };
}

export function checkedContent(
  files: Files,
  { site, logoIds, pages, brokenPaths, findings }: ReadContent,
): CheckedContent {
  const paths = new Set(files.list());
  const known = knownPages(pages, brokenPaths);
  return {
    files,
    hasFile: (path) => paths.has(path),
    site,
    tokens: site && tokensOf(site.site),
    logoIds,
    whole: findings.every(({ severity }) => severity === 'warning'),
    pages,
    known,
    suggest: {
      path: createSuggest(() => known.paths()),
      image: createSuggest(() => [...paths].filter((path) => path.startsWith('images/'))),
      logo: createSuggest(() => logoIds ?? []),
    },
  };
}
