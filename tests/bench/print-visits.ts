import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/support/find-browser';
import { type PageKind, unknownPage } from '../../scripts/support/page-kinds';
import { withProgress } from '../../src/node/base/command/progress';
import { median } from './measure';
import { peerOutputs } from './peer-outputs';
import { printTable } from './print-table';
import { type CompressedServer, serveCompressed } from './serve-compressed';
import { startUninspectedBrowser, type UninspectedBrowser } from './uninspected-browser';
import { navigate } from './visit-navigation';
import { type LoadFigures, visitPage } from './visit-page';

const middle = (visits: readonly LoadFigures[], of: keyof LoadFigures) =>
  median(visits.map((visit) => visit[of]));
const whole = (value: number) => value.toFixed(0);

/** Round by round, one way after the other, so that a busy machine slows down all. */
async function inTurns<T>(name: string, rounds: number, ways: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = ways.map(() => []);
  await withProgress(name, async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const [index, way] of ways.entries()) results[index]?.push(await way());
  });
  return results;
}

async function printVisits(
  browser: UninspectedBrowser,
  site: string,
  kinds: readonly PageKind[],
  peers: Map<string, CompressedServer>,
  rounds: number,
) {
  const rows: string[][] = [];
  for (const { name, path } of kinds) {
    const isPeers = path !== unknownPage.path;
    const [ours = [], bare = [], ...others] = await inTurns(`Visiting ${name}`, rounds, [
      () => visitPage(browser, site + path, true),
      () => visitPage(browser, site + path, false),
      ...(isPeers ? [...peers.values()] : []).map(
        ({ url }) =>
          () =>
            visitPage(browser, url + path, false),
      ),
    ]);
    const ratio = (of: 'fcp' | 'lcp', other: readonly LoadFigures[]) =>
      other.length > 0 ? (middle(ours, of) / middle(other, of)).toFixed(2) : '-';
    rows.push([
      name,
      whole(middle(ours, 'fcp')),
      whole(middle(ours, 'lcp')),
      whole(middle(ours, 'tbt')),
      middle(ours, 'cls').toFixed(3),
      ratio('lcp', bare),
      ...[...peers.keys()].map(
        (_, index) => `${ratio('fcp', others[index] ?? [])} / ${ratio('lcp', others[index] ?? [])}`,
      ),
    ]);
  }
  printTable(
    [
      `first visit, median of ${rounds}`,
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'LCP / without scripts',
      ...[...peers.keys()].map((name) => `FCP / LCP to ${name}`),
    ],
    rows,
  );
}

/** To each kind of page from the one before it, to the first from the last. */
async function printNavigations(
  browser: UninspectedBrowser,
  site: string,
  paths: readonly string[],
  rounds: number,
) {
  const rows: string[][] = [];
  for (const [index, to] of paths.entries()) {
    const from = paths.at(index - 1) ?? to;
    const [runs = []] = await inTurns(`Navigating to ${to}`, rounds, [
      () => navigate(browser, site, from, to),
    ]);
    const click = median(runs.map(({ click }) => click));
    const bare = median(runs.map(({ bare }) => bare));
    rows.push([`${from} to ${to}`, whole(click), whole(bare), (click / bare).toFixed(2)]);
  }
  printTable([`prefetched page, median of ${rounds}`, 'click to paint ms', 'bare <main> ms', 'times'], rows);
}

/** On the line and processor of Lighthouse's phone, really throttled. */
export async function printAllVisits(
  outDir: string,
  kinds: readonly PageKind[],
  rounds: number,
  hasPeers: boolean,
): Promise<void> {
  const paths = kinds.map(({ path }) => path).filter((path) => path !== unknownPage.path);
  const folder = mkdtempSync(join(tmpdir(), 'site-visit-'));
  const servers = new Map<string, CompressedServer>();
  const site = await serveCompressed(outDir);
  const browser = startUninspectedBrowser(findBrowser());
  try {
    if (hasPeers)
      for (const [name, output] of await withProgress('Building with other generators', () =>
        peerOutputs(outDir, paths, folder),
      ))
        servers.set(name, await serveCompressed(output));
    await printVisits(browser, site.url, kinds, servers, rounds);
    await printNavigations(browser, site.url, paths, rounds);
  } finally {
    await browser.close();
    for (const server of [site, ...servers.values()]) server.close();
    rmSync(folder, { recursive: true });
  }
}
