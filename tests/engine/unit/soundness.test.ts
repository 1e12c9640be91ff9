import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import schema from '../../../site.schema.json';
import * as server from '../../../src/app/server/server';
import type { Server } from '../../../src/node/build/bundle/bundles';
import { expectSound } from '../../support/generated/expect-sound';
import { foundSites, readFoundSite } from '../../support/generated/found-sites';
import { filesOf, judgeCase, mutant, randomSite } from '../../support/generated/site-case';
import { judge } from '../../support/generated/soundness';
import { long, timesOf } from '../../support/variations';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 300_000 });

describe('whatever the content folder contains', () => {
  test('a random site renders to documents without a mistake, and no text becomes markup', () => {
    // The others are refused with a message in the file.
    const sites = timesOf(100);
    expect(expectSound(randomSite, sites)).toBeGreaterThan(sites * 0.9);
  });

  test('a random change is refused with a message in the file, or the site still renders', () => {
    expectSound(mutant, timesOf(600));
  });

  test('a text that became markup would be noticed', () => {
    const careless: Server = {
      ...server,
      renderPage: (page) => server.renderPage(page).replace('&lt;script', '<script'),
    };
    const [site] = fc.sample(randomSite, { numRuns: 1, seed: 1 });
    const files = site && filesOf(site, () => '<script>canary()</script>');
    expect(files && judge(files).complaints).toEqual([]);
    expect(files && judge(files, careless).complaints).not.toEqual([]);
  });

  test.each(foundSites())('%s, once answered wrongly, is answered now', (name) => {
    expect(judge(readFoundSite(name)).complaints).toEqual([]);
  });
});

long('the random sites have blocks of every type', () => {
  const missing = new Set(schema.$defs.layoutSlot.properties.type.enum);
  // The rarest is in one of a hundred; with blocks of one's own, sites are others.
  const sites = fc.sample(randomSite, { numRuns: 1000, seed: 1 });
  for (const site of sites) {
    if (missing.size === 0) break;
    for (const { html } of judgeCase(site).documents?.values() ?? [])
      for (const [, type = ''] of html.matchAll(/ data-block="(\w+)"/g)) missing.delete(type);
  }
  expect([...missing]).toEqual([]);
});
