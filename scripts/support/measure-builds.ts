import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../src/build/files-below';
import { generateSite, serviceFile } from '../generate-site';
import { measureBuild, medianUsage, type Usage } from './measure';

export interface BuildFigures {
  /** Into nothing, with the code compiled and bundled before. */
  all: Usage;
  unchanged: Usage;
  onePageChanged: Usage;
  /** Only writing the same bytes. */
  floor: Usage;
}

/** Builds a generated site into nothing, onto itself and with one page changed; medians of `rounds`. */
export async function measureBuilds(
  folder: string,
  pages: number,
  rounds: number,
  drawings: boolean,
): Promise<BuildFigures> {
  const content = join(folder, `content-${pages}`);
  const outDir = join(folder, `output-${pages}`);
  const copy = join(folder, 'copy');
  generateSite(content, pages, drawings);
  const build = () => measureBuild(outDir, { SITE_CONTENT: content, SITE_OG: 'off' });
  // The first one compiles the code.
  await build();

  const runs: Record<keyof BuildFigures, Usage[]> = { all: [], unchanged: [], onePageChanged: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    rmSync(outDir, { recursive: true, force: true });
    runs.all.push(await build());
    runs.unchanged.push(await build());
    const file = join(content, serviceFile(0));
    writeFileSync(file, readFileSync(file, 'utf8').replace(/Plan Ahead\d*/, `Plan Ahead${round}`));
    runs.onePageChanged.push(await build());
    runs.floor.push(writeOnly(outDir, copy));
    rmSync(copy, { recursive: true });
  }
  return {
    all: medianUsage(runs.all),
    unchanged: medianUsage(runs.unchanged),
    onePageChanged: medianUsage(runs.onePageChanged),
    floor: medianUsage(runs.floor),
  };
}

/** Writes as many bytes to as many files, in this process. */
function writeOnly(folder: string, copy: string): Usage {
  const files = filesBelow(folder).map((path) => [path, statSync(join(folder, path)).size] as const);
  const bytes = Buffer.alloc(Math.max(...files.map(([, size]) => size)), 'x');
  const start = performance.now();
  const before = process.cpuUsage();
  for (const [path, size] of files) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes.subarray(0, size));
  }
  const { user, system } = process.cpuUsage(before);
  return {
    wall: (performance.now() - start) / 1000,
    cpu: (user + system) / 1e6,
    memory: process.memoryUsage().rss / 2 ** 20,
  };
}
