import { buildSite } from './build-site';
import { checkSite, type PageMemory } from './check-site';
import type { Files } from './files';
import type { Problem } from './problem';
import type { Site } from './site';
import { fullValidators } from './validate';

/** Reads, checks and builds the site. There is one only when nothing is wrong; warnings don't count. */
export function loadSite(files: Files, memory?: PageMemory): { problems: Problem[]; site?: Site } {
  const { problems, content, pages, valid } = checkSite(files, fullValidators, memory);
  return valid && content ? { problems, site: buildSite(files, content, pages) } : { problems };
}
