import fc from 'fast-check';
import { readContentPages } from '../../../src/edit/pages/content-pages';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { checkMove, checkRemove, checkReplace, randomPages } from './check-pages';

/** How often each was done, and not refused. */
export interface Counts {
  moved: number;
  removed: number;
  replaced: number;
}

/** Moves a page, deletes one and replaces a word in each of some random sites. */
export function checkRandomPages(sites: number, seed: number): Counts {
  const counts: Counts = { moved: 0, removed: 0, replaced: 0 };
  const place = fc.nat(1000);
  const word = fc.constantFrom('a', 'e', 'x y', '\n', '*b*', '[c](/d)', '<e>', '&amp;', '`', 'Ä', '');
  fc.assert(
    fc.property(randomPages, place, place, word, fc.boolean(), (files, one, other, by, section) => {
      const { pages } = readContentPages(memoryFiles(files));
      const paths = pages.map(({ path }) => path);
      const movable = paths.filter((path) => path !== '/');
      const from = movable[one % movable.length];
      const above = paths[other % paths.length];
      if (from === undefined || above === undefined) return;
      const to = `${above === '/' ? '' : above}/moved`;
      if (checkMove(files, from, to, section)) counts.moved++;
      if (above !== from && checkRemove(files, from, above)) counts.removed++;
      const { title } = pages.at(0)?.content ?? {};
      const old = String(title).slice(one % 3, 1 + (one % 3) + (other % 3));
      if (old !== '' && checkReplace(files, old, by) > 0) counts.replaced++;
    }),
    { seed, numRuns: sites, endOnFailure: true },
  );
  return counts;
}
