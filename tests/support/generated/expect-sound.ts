import fc, { type Arbitrary } from 'fast-check';
import { expect, vi } from 'vitest';
import { judgeCase, type SiteCase } from './site-case';

/** Answers every site as it should be answered, without a word of React; gives how many were rendered. */
export function expectSound(sites: Arbitrary<SiteCase>, numRuns: number): number {
  const warned = vi.spyOn(console, 'error');
  let rendered = 0;
  fc.assert(
    fc.property(sites, (site) => {
      const { documents, complaints } = judgeCase(site);
      if (documents) rendered += 1;
      expect(complaints).toEqual([]);
      expect(warned).not.toHaveBeenCalled();
    }),
    { numRuns },
  );
  return rendered;
}
