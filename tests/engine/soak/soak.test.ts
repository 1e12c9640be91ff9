import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { keepFoundSite } from '../../support/generated/found-sites';
import { filesOf, judgeCase, mutant, randomSite, type SiteCase } from '../../support/generated/site-case';
import { firstSeed, soakMinutes, soakTime } from '../../support/soak';

const casesPerSeed = 500;

test(`${soakMinutes} minutes of random sites and mutants find nothing`, soakTime, () => {
  const end = Date.now() + soakMinutes * 60_000;
  const kept: string[] = [];
  let cases = 0;
  let rendered = 0;
  for (let seed = firstSeed; Date.now() < end; seed += 1) {
    const run = soak(seed % 4 === 0 ? randomSite : mutant, seed);
    cases += run.cases;
    rendered += run.rendered;
    if (run.kept) kept.push(run.kept);
    console.log(`seed ${seed}: ${cases} cases in all, ${rendered} rendered`);
    if (run.kept) console.log(`${run.kept}: ${run.faults}`);
  }
  expect(kept).toEqual([]);
});

function soak(sites: Arbitrary<SiteCase>, seed: number) {
  let rendered = 0;
  const isSound = (site: SiteCase) => {
    const { documents, complaints } = judgeCase(site);
    if (documents) rendered += 1;
    return complaints.length === 0;
  };
  const { numRuns: cases, counterexample } = fc.check(fc.property(sites, isSound), {
    seed,
    numRuns: casesPerSeed,
    interruptAfterTimeLimit: 300_000,
  });
  const [site] = counterexample ?? [];
  if (!site) return { cases, rendered };
  return { cases, rendered, kept: keepFoundSite(`seed-${seed}`, filesOf(site)), faults: reasonOf(site) };
}

/** A site may also be answered by an error that nobody expected. */
function reasonOf(site: SiteCase): string {
  try {
    return judgeCase(site).complaints.join('; ');
  } catch (error) {
    return String(error);
  }
}
