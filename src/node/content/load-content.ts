import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { PageMemory } from '../../site/check/check-site';
import { isPageJson, siteFile } from '../../site/files/site-file';
import { type LoadedSite, loadSite } from '../../site/load-site';
import type { SitePage } from '../../site/page/site-page';
import type { Site } from '../../site/resolve/site';
import { validators } from './compiled-validators';
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
export const loadContent = (folder: string, memory?: PageMemory): Content & LoadedSite => {
  const files = openContent(folder);
  return { folder, files, ...loadSite(files, validators, memory) };
};

/**
 * Loads a content folder again and again. Told which files have changed since, it reads no other page file, and looks
 * at no other page when none can be concerned; not knowing, it reads all.
 */
export function createContentLoader(folder: string): (changed?: ReadonlySet<string>) => Content {
  let pages = new Map<string, SitePage>();
  let last: (Content & LoadedSite) | undefined;

  /** Missing when it is not known, or when more has changed than page files. */
  const pageFiles = (changed: ReadonlySet<string> | undefined) => {
    if (!changed || !last) return undefined;
    const known = new Set(last.files.list());
    // Some editors save by way of a file that is gone at once.
    const files = [...changed].filter((file) => known.has(file) || existsSync(join(folder, file)));
    return files.every(isPageJson) ? { edited: new Set(files), known } : undefined;
  };
  /** Missing when files have come or gone, or when other pages may be concerned. */
  const reload = ({ edited, known }: { edited: ReadonlySet<string>; known: ReadonlySet<string> }) => {
    const isEdit = (file: string) => known.has(file) && isFile(join(folder, file));
    const site = [...edited].every(isEdit) ? last?.reload(edited) : undefined;
    return last && site && { ...last, ...site };
  };
  const loadAll = (edited: ReadonlySet<string> | undefined) => {
    const before = edited ? pages : new Map<string, SitePage>();
    pages = new Map();
    const hold = (page: SitePage) => {
      if (page.file !== siteFile) pages.set(page.file, page);
      return page;
    };
    return loadContent(folder, {
      hold,
      remember(file) {
        const page = edited?.has(file) ? undefined : before.get(file);
        return page && hold(page);
      },
    });
  };
  return (changed) => {
    const pages = pageFiles(changed);
    last = (pages && reload(pages)) ?? loadAll(pages?.edited);
    return last;
  };
}

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The site of a content folder that must be valid. Throws a ContentError that tells all problems. */
export function loadValidContent(folder: string): ValidContent {
  const content = loadContent(folder);
  if (!content.site) throw new ContentError(problemText(content));
  return { ...content, site: content.site };
}
