import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSite, serviceFile } from '../support/generate-site';
import { type GeneratedKind, servicePath } from '../support/generated-pages';
import { measureBuild, type Usage } from './measure';
import { expectSameMarkup } from './peers/compare-markup';
import { type Peer, type PeerTool, withStyleFile } from './peers/peer';
import { sharedParts } from './peers/shared-parts';
import { writeOnly } from './write-only';

/** What a checkout without a cache lacks. */
const compiled = 'node_modules/.vite/site';

/** What each kind of build took, round by round, under its name. */
export type BuildRuns = Map<string, Usage[]>;

/** The names of this project's builds and of the floor; peers have their own. */
export const ownBuilds = {
  /** Into nothing and without the record of an earlier build; only the code is compiled and bundled before. */
  all: 'all',
  /** As `all`, but nothing is compiled and bundled before. */
  fresh: 'all, fresh checkout',
  changed: 'one page changed',
  unchanged: 'nothing changed',
  /** Only writing the same bytes. */
  floor: 'only written',
};

export interface BuildTask {
  folder: string;
  pages: number;
  rounds: number;
  kind: GeneratedKind;
  peers: readonly PeerTool[];
}

/**
 * Builds a generated site into nothing, onto itself and with one page changed, and has peers do the same: by turns,
 * so that a busy machine slows down all of them.
 */
export async function measureBuilds({ folder, pages, rounds, kind, peers }: BuildTask): Promise<BuildRuns> {
  const content = join(folder, `content-${kind}-${pages}`);
  const outDir = join(folder, `output-${pages}`);
  const copy = join(folder, 'copy');
  generateSite(content, pages, kind);
  const build = (env: NodeJS.ProcessEnv = {}) =>
    measureBuild(outDir, { SITE_CONTENT: content, SITE_OG: 'off', ...env });
  // The first one compiles the code.
  await build();
  const parts = sharedParts(content, join(outDir, servicePath(0), 'index.html'));
  const folderFor = (name: string) => {
    const own = join(folder, `peer-${name}-${kind}-${pages}`);
    mkdirSync(own);
    return own;
  };
  const equal = peers.map((open, index) => open({ content, folder: folderFor(String(index)), parts }));
  for (const peer of equal) await expectSamePages(peer, outDir, pages);
  const natural = peers.map((open, index): Peer => {
    const peer = open({ content, folder: folderFor(`${index}-natural`), ...withStyleFile(parts) });
    return { ...peer, name: `${peer.name}, style file` };
  });
  for (const peer of natural) await peer.build();
  const others = [...equal, ...natural];

  const runs: BuildRuns = new Map();
  const add = (name: string, usage: Usage) => runs.set(name, [...(runs.get(name) ?? []), usage]);
  for (let round = 0; round < rounds; round += 1) {
    rmSync(outDir, { recursive: true });
    add(ownBuilds.all, await build({ SITE_VERIFY: 'on' }));
    rmSync(outDir, { recursive: true });
    add(ownBuilds.fresh, await asFresh(build));
    for (const peer of others) {
      rmSync(peer.outDir, { recursive: true });
      add(`${peer.name}, all`, await peer.build());
    }
    changePage(content, round);
    add(ownBuilds.changed, await build());
    for (const peer of others) add(`${peer.name}, one page changed`, await peer.build());
    add(ownBuilds.unchanged, await build());
    add(ownBuilds.floor, writeOnly(outDir, copy));
    rmSync(copy, { recursive: true });
  }
  return runs;
}

/** Nothing is compiled but the benchmark itself, which loads some of its parts later. */
async function asFresh(build: () => Promise<Usage>): Promise<Usage> {
  const own = `${compiled}/code/scripts/tool.ts`;
  const aside = `${compiled}-aside`;
  renameSync(own, aside);
  rmSync(compiled, { recursive: true });
  const usage = await build();
  rmSync(own, { recursive: true, force: true });
  renameSync(aside, own);
  return usage;
}

/** In place: Hugo reads it under another name. */
export function changePage(content: string, round: number): void {
  const file = join(content, serviceFile(0));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Plan Ahead\d*/, `Plan Ahead${round}`));
}

async function expectSamePages(peer: Peer, outDir: string, pages: number): Promise<void> {
  await peer.build();
  for (const index of [0, Math.floor(pages / 2), pages - 1])
    expectSameMarkup(peer.name, servicePath(index), outDir, peer.outDir);
}
