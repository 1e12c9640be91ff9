import type { Files } from '../files/files';
import type { KnownPages } from '../page/known-pages';
import { siteReferences } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import { tokensOf } from '../page/tokens';
import type { Finding } from '../problem/finding';
import type { FoundPage } from '../read/page-reader';
import type { ReadSiteFile } from '../read/read-site-file';
import { didYouMean } from '../text/nearest';
import { createSuggest } from '../text/suggest';
import { gatherCauses } from './causes/gather-causes';
import { propose } from './propose';
import type { CheckedContent, SiteParts } from './rule';
import { rules } from './rules';
import { compilePageChecks, compileSiteChecks } from './run-rules';
import { sameName } from './same-name';

const checkPages = compilePageChecks(rules);
const checkAll = compileSiteChecks(rules);

/** All pages that could be read. */
export interface PagesToCheck {
  pages: readonly SitePage[];
  known: KnownPages;
  /** False when a page may be missing among them. */
  complete: boolean;
  /** False when a file has an error. */
  whole: boolean;
}

/** Applies the rules to one state of the content. */
export interface SiteCheck {
  /** Checks a page alone, as soon as it is read. */
  page(page: FoundPage): Finding[];
  /** Checks site.json, what pages refer to, and the site as a whole. */
  site(pages: PagesToCheck): Finding[];
  /** Parts causes from what follows from them, when everything was found. */
  gather(findings: readonly Finding[], pages: PagesToCheck): readonly Finding[];
}

export function createSiteCheck(files: Files, siteFile: ReadSiteFile): SiteCheck {
  const parts = siteParts(files, siteFile);
  const references = siteReferences(parts.site);
  const allOf = (pages: PagesToCheck): CheckedContent => ({
    ...parts,
    ...pages,
    references,
    suggestPath: createSuggest(() => pages.known.paths()),
  });
  return {
    page: checkPages(parts),
    site: (pages) => checkAll(allOf(pages)),
    gather(findings, pages) {
      const content = allOf(pages);
      return gatherCauses(
        findings.map((finding) => propose(finding, content)),
        content,
      );
    },
  };
}

function siteParts(files: Files, { site, logoIds }: ReadSiteFile): SiteParts {
  const paths = new Set(files.list());
  const image = createSuggest(() => [...paths].filter((path) => path.startsWith('images/')));
  return {
    files,
    hasFile: (path) => paths.has(path),
    site,
    tokens: site && tokensOf(site.site),
    logoIds,
    suggest: {
      image: (src) => {
        const same = sameName(src, files.list());
        return didYouMean(same) || image(src);
      },
      logo: createSuggest(() => logoIds ?? []),
    },
  };
}
