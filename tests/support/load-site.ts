import { validators } from '../../src/node/base/content/compiled-validators';
import type { Files } from '../../src/site/files/files';
import * as site from '../../src/site/load-site';
import { locateFindings } from '../../src/site/problem/locate-findings';

/** A site, and what is wrong with it, with its lines. */
export function loadSite(files: Files) {
  const loaded = site.loadSite(files, validators);
  return { ...loaded, problems: locateFindings(loaded.files, loaded.findings) };
}
