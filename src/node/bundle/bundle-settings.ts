import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeText } from '../../site/files/files.ts';
import { basePath } from '../../site/page/addresses.ts';

/** What the bundle depends on besides the code. */
export interface BundleSettings {
  /** The path that the site is served at, with a slash at the end. */
  base: string;
  /** Whether loading times are reported. */
  vitals: boolean;
  /** Whether pages get link pictures: `SITE_OG=off` leaves them out, of the output and of the pages' heads. */
  linkPictures: boolean;
}

/** Read before the content is checked; of a site.json that can't be read, the check will tell. */
export function bundleSettings(folder: string): BundleSettings {
  const linkPictures = process.env.SITE_OG !== 'off';
  try {
    const { site } = JSON.parse(normalizeText(readFileSync(join(folder, 'site.json'), 'utf8')));
    return { base: `${basePath(site.url)}/`, vitals: Boolean(site.analytics), linkPictures };
  } catch {
    return { base: '/', vitals: false, linkPictures };
  }
}
