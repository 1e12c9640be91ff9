import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../site/base-path';
import { loadSite } from '../site/load-site';
import { normalizeText } from '../site/normalize-text';
import type { Site } from '../site/site';
import { type CheckedFolder, openContent, problemText } from './check-content';
import { ContentError } from './content-error';

export interface Content extends CheckedFolder {
  /** Missing while the content has errors. */
  site?: Site;
}

export interface ValidContent extends Content {
  site: Site;
}

/** What of the content the bundle depends on. */
export interface BundleSettings {
  /** The path that the site is served at, with a slash at the end. */
  base: string;
  /** Whether loading times are reported. */
  vitals: boolean;
}

/** Read before the content is checked; of a site.json that can't be read, the check will tell. */
export function bundleSettings(folder: string): BundleSettings {
  try {
    const { site } = JSON.parse(normalizeText(readFileSync(join(folder, 'site.json'), 'utf8')));
    return { base: `${basePath(site.url)}/`, vitals: Boolean(site.analytics) };
  } catch {
    return { base: '/', vitals: false };
  }
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
