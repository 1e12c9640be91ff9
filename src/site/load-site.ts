import { type CheckedSite, checkSite, type PageMemory } from './check/check-site';
import type { Files } from './files/files';
import type { Problem } from './problem/problem';
import { buildSite } from './resolve/assemble-site';
import type { Site } from './resolve/site';
import type { Validators } from './validate/validators';

export interface LoadedSite {
  problems: Problem[];
  /** There is one only when nothing is wrong; warnings don't count. */
  site?: Site;
  /** The site when only these page files have changed; undefined when all has to be checked again. */
  reload(changed: ReadonlySet<string>): LoadedSite | undefined;
}

/** Reads, checks and builds the site. */
export function loadSite(files: Files, validators: Validators, memory?: PageMemory): LoadedSite {
  const loaded = ({ problems, content, pages, valid, recheck }: CheckedSite): LoadedSite => ({
    problems,
    ...(valid && content && { site: buildSite(files, validators, content, pages) }),
    reload(changed) {
      const again = recheck(changed);
      return again && loaded(again);
    },
  });
  return loaded(checkSite(files, validators, memory));
}
