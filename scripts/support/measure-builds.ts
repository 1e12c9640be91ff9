import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSite, serviceFile } from '../generate-site';
import { measure, medianUsage, type Usage } from './measure';

export interface BuildFigures {
  cold: Usage;
  unchanged: Usage;
  onePageChanged: Usage;
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
  generateSite(content, pages, drawings);
  const build = () => measure('build', ['--outDir', outDir, '--no-og'], { SITE_CONTENT: content });

  const runs: Record<keyof BuildFigures, Usage[]> = { cold: [], unchanged: [], onePageChanged: [] };
  for (let round = 0; round < rounds; round += 1) {
    rmSync(outDir, { recursive: true, force: true });
    runs.cold.push(await build());
    runs.unchanged.push(await build());
    const file = join(content, serviceFile(0));
    writeFileSync(file, readFileSync(file, 'utf8').replace(/Plan Ahead\d*/, `Plan Ahead${round}`));
    runs.onePageChanged.push(await build());
  }
  return {
    cold: medianUsage(runs.cold),
    unchanged: medianUsage(runs.unchanged),
    onePageChanged: medianUsage(runs.onePageChanged),
  };
}
