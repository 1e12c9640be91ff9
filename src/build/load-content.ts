import type { PageMemory } from '../site/check-site';
import { loadSite } from '../site/load-site';
import { isPageFile, siteFile } from '../site/page-reader';
import type { Site, SitePage } from '../site/site';
import { ContentError } from './content-error';
import { openContent } from './open-content';
import { type CheckedFolder, problemText } from './problem-text';

export interface Content extends CheckedFolder {
  /** Missing while the content has errors. */
  site?: Site;
}

export interface ValidContent extends Content {
  site: Site;
}

/** Reads, checks and builds the site of a content folder. */
export function loadContent(folder: string, memory?: PageMemory): Content {
  const files = openContent(folder);
  return { folder, files, ...loadSite(files, memory) };
}

/**
 * Loads a content folder again and again. Told which files have changed since, it reads no other page file; not
 * knowing, it reads all.
 */
export function createContentLoader(folder: string): (changed?: ReadonlySet<string>) => Content {
  let pages = new Map<string, SitePage>();
  return (changed) => {
    const before = changed && [...changed].every(isPageFile) ? pages : new Map<string, SitePage>();
    const now = new Map<string, SitePage>();
    const keep = (page: SitePage) => {
      if (page.file !== siteFile) now.set(page.file, page);
      return page;
    };
    const content = loadContent(folder, {
      hold: keep,
      remember(file) {
        const page = changed?.has(file) ? undefined : before.get(file);
        return page && keep(page);
      },
    });
    pages = now;
    return content;
  };
}

/** The site of a content folder that must be valid. Throws a ContentError that tells all problems. */
export function loadValidContent(folder: string, color: boolean): ValidContent {
  const content = loadContent(folder);
  if (!content.site) throw new ContentError(problemText(content, color));
  return { ...content, site: content.site };
}
