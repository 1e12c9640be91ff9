import type { CheckedContent } from './checks/check';
import { checks } from './checks/index';
import { compileChecks } from './checks/run-checks';
import type { Files } from './files';
import { knownPages } from './known-pages';
import { locateFindings } from './locate-findings';
import type { Problem } from './problem';
import { type ReadContent, readContent } from './read-content';
import { createSuggest } from './suggest';
import { tokensOf } from './tokens';
import type { Validators } from './validate-quickly';

const checkAll = compileChecks(checks);
const checkPart = compileChecks(checks.filter(({ needsWholeSite }) => !needsWholeSite));

export interface CheckedSite {
  problems: Problem[];
  read: ReadContent;
  /** Warnings don't count. */
  valid: boolean;
}

/** Reads and checks the site. */
export function checkSite(files: Files, validators: Validators): CheckedSite {
  const read = readContent(files, validators);
  const check = read.complete ? checkAll : checkPart;
  const findings = [...read.findings, ...check(checkedContent(files, read))];
  const problems = locateFindings(files, findings);
  return { problems, read, valid: findings.every(({ severity }) => severity === 'warning') };
}

function checkedContent(
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
