import { loadSite } from '../site/load-site';
import type { Site } from '../site/site';
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
export function loadContent(folder: string): Content {
  const files = openContent(folder);
  return { folder, files, ...loadSite(files) };
}

/** The site of a content folder that must be valid. Throws a ContentError that tells all problems. */
export function loadValidContent(folder: string, color: boolean): ValidContent {
  const content = loadContent(folder);
  if (!content.site) throw new ContentError(problemText(content, color));
  return { ...content, site: content.site };
}
