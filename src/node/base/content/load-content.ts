import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../../site/files/files';
import { isPageFile } from '../../../site/files/site-file';
import { createSiteLoader, type LoadedSite, type Moment, type PageChange } from '../../../site/load-site';
import type { Site } from '../../../site/resolve/site';
import { lstatOf } from '../disk/stat-of';
import { validators } from './compiled-validators';
import { ContentError } from './content-error';
import { openContent } from './open-content';
import { type CheckedFolder, problemText } from './problem-text';

/** A content folder as it was loaded. */
export interface Content extends CheckedFolder {
  /** Missing while the content has errors. */
  site?: Site;
  comingAfter?: LoadedSite['comingAfter'];
}

export interface ValidContent extends Content {
  site: Site;
}

/** Reads, checks and assembles the site of a content folder. */
export const loadContent = (folder: string): Content => createContentLoader(folder)();

/**
 * Loads a content folder again and again. Given the files that have changed since, it reads no other page file, and
 * checks no other page that the change can't affect. Without them it reads everything.
 */
export function createContentLoader(
  folder: string,
  openFiles = () => openContent(folder),
  moment?: Moment,
): (changed?: ReadonlySet<string>) => Content {
  const loader = createSiteLoader(openFiles, validators, undefined, undefined, moment);
  let last: LoadedSite | undefined;
  return (changed) => {
    const before = last;
    // Whatever a load that fails has not seen is read by the next one.
    last = undefined;
    last = loader.load(before && changed && pageChange(folder, before.files, changed));
    return { folder, ...last };
  };
}

/** Undefined when more has changed than page files. */
function pageChange(folder: string, files: Files, changed: ReadonlySet<string>): PageChange | undefined {
  const known = new Set(files.list());
  // Some editors save through a temporary file, which is already deleted.
  const pages = [...changed].filter((file) => known.has(file) || existsSync(join(folder, file)));
  if (!pages.every(isPageFile)) return undefined;
  return {
    pages: new Set(pages),
    isListSame: pages.every((file) => known.has(file) && isFile(join(folder, file))),
  };
}

const isFile = (path: string) => lstatOf(path)?.isFile() ?? false;

/** The site of a content folder that must be valid. Throws a ContentError with all problems. */
export function loadValidContent(folder: string): ValidContent {
  const content = loadContent(folder);
  if (!content.site) throw new ContentError(problemText(content));
  return { ...content, site: content.site };
}
