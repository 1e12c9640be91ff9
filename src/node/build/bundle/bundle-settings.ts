import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeText } from '../../../site/files/files';
import { basePath } from '../../../site/page/addresses';

/** What the bundle depends on besides the code. */
export interface BundleSettings {
  /** The path of the site's address, with a slash at the end. */
  base: string;
  /** True if browsers report loading times. */
  vitals: boolean;
  /** True if visits are counted. */
  visits: boolean;
  /** False with `SITE_OG=off`: then neither the output nor the pages' heads have link pictures. */
  linkPictures: boolean;
}

/** The version of a bundle: that of the code, and of the settings that are part of it. */
export const bundleVersion = (code: string, settings: BundleSettings): string =>
  hash('sha1', JSON.stringify([code, settings])).slice(0, 16);

/** Read before the content is checked. If site.json can't be read, the check reports it. */
export function bundleSettings(folder: string): BundleSettings {
  const linkPictures = process.env.SITE_OG !== 'off';
  try {
    const { site } = JSON.parse(normalizeText(readFileSync(join(folder, 'site.json'), 'utf8')));
    const { vitalsEndpoint, ...providers } = site.analytics ?? {};
    const measured = { vitals: vitalsEndpoint !== undefined, visits: Object.keys(providers).length > 0 };
    return { base: `${basePath(site.url)}/`, ...measured, linkPictures };
  } catch {
    return { base: '/', vitals: false, visits: false, linkPictures };
  }
}
