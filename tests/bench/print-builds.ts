import { join } from 'node:path';
import { withProgress } from '../../src/node/base/command/progress';
import { median, medianUsage, type Usage } from './measure';
import { type BuildRuns, type BuildTask, measureBuilds, ownBuilds } from './measure-builds';
import { measureShards } from './measure-shards';
import { printTable } from './print-table';

export const figures = ({ wall, cpu, memory }: Usage) => [wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0)];

const head = ['wall s', 'best', 'worst', 'CPU s', 'peak MB', 'ours / its wall', 'ours / its CPU'];

const titles = {
  plain: 'pages without drawings',
  drawings: 'pages with four drawings',
  pictures: 'pages with two picture files',
} as const;

/** Measures builds of several sizes and prints them, then how the time for a page changes with the size. */
export async function printBuilds(sizes: readonly number[], task: Omit<BuildTask, 'pages'>): Promise<void> {
  const title = titles[task.kind];
  const all: BuildRuns[] = [];
  for (const pages of sizes) {
    const runs = await withProgress(`Measuring ${pages} ${title}`, () => measureBuilds({ ...task, pages }));
    all.push(runs);
    printTable([`${pages} ${title}, median of ${task.rounds}`, ...head], [...runs].map(rowOf(runs)));
  }
  const kinds = [...new Set(all.flatMap((runs) => [...runs.keys()]))];
  printTable(
    [`${title}, ms a page, wall (CPU)`, ...sizes.map(String)],
    kinds.map((kind) => [kind, ...sizes.map((pages, place) => timeOfPage(all[place]?.get(kind), pages))]),
  );
}

/** Measures large builds, whole and in so many shards, and prints them. */
export async function printShards(folder: string, sizes: readonly number[], count: number): Promise<void> {
  for (const pages of sizes) {
    const runs = await withProgress(`Measuring ${pages} ${titles.plain}`, () =>
      measureShards(join(folder, String(pages)), pages, count),
    );
    printTable(
      [`${pages} ${titles.plain}`, 'wall s', 'CPU s', 'peak MB'],
      runs.map(([name, usage]) => [name, ...figures(usage)]),
    );
  }
}

const rowOf =
  (runs: BuildRuns) =>
  ([kind, usages]: readonly [string, readonly Usage[]]) => {
    const own = runs.get(kind.endsWith(ownBuilds.changed) ? ownBuilds.changed : ownBuilds.all) ?? [];
    const ratio = (figure: 'wall' | 'cpu') =>
      isOwn(kind)
        ? ''
        : median(usages.map((usage, round) => (own[round]?.[figure] ?? 0) / usage[figure])).toFixed(2);
    const [wall = '', ...others] = figures(medianUsage(usages));
    const walls = usages.map((usage) => usage.wall);
    const noise = [Math.min(...walls), Math.max(...walls)].map((seconds) => seconds.toFixed(2));
    return [kind, wall, ...noise, ...others, ratio('wall'), ratio('cpu')];
  };

const isOwn = (kind: string) => kind !== ownBuilds.floor && Object.values(ownBuilds).includes(kind);

function timeOfPage(usages: readonly Usage[] | undefined, pages: number): string {
  const { wall, cpu } = medianUsage(usages ?? []);
  const time = (seconds: number) => ((seconds * 1000) / pages).toFixed(2);
  return `${time(wall)} (${time(cpu)})`;
}
