import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/node/base/disk/files-below';
import { isSameFile } from '../../src/node/build/output/stage-file';
import { generateSite } from '../support/generate-site';
import { measure, measureBuild, type Usage } from './measure';
import { changePage, ownBuilds } from './measure-builds';

/** What each build of a large site took, under its name. */
export type ShardRuns = [name: string, usage: Usage][];

/** Builds a generated site whole, again, and in so many shards, which must be joined to the same site. */
export async function measureShards(folder: string, pages: number, count: number): Promise<ShardRuns> {
  const [small, content] = [join(folder, 'small-content'), join(folder, 'content')];
  const [whole, shards, joined] = [join(folder, 'whole'), join(folder, 'shards'), join(folder, 'joined')];
  generateSite(small, 1, 'plain');
  generateSite(content, pages, 'plain');
  const env = { SITE_CONTENT: content, SITE_OG: 'off' };
  // Compiles the code.
  await measureBuild(join(folder, 'small-output'), { ...env, SITE_CONTENT: small });

  const runs: ShardRuns = [[ownBuilds.all, await measureBuild(whole, env)]];
  changePage(content, 0);
  runs.push([ownBuilds.changed, await measureBuild(whole, env)]);
  runs.push([ownBuilds.unchanged, await measureBuild(whole, env)]);
  const each: Usage[] = [];
  for (let number = 1; number <= count; number += 1) {
    const outDir = join(shards, String(number));
    each.push(await measure('build', ['--shard', `${number}/${count}`, '--outDir', outDir], env));
  }
  runs.push([`one of ${count} shards, at most`, largest(each)]);
  runs.push([`${count} shards joined`, await measure('build', ['--join', shards, '--outDir', joined], env)]);
  expectSameFiles(whole, joined);
  rmSync(folder, { recursive: true });
  return runs;
}

const largest = (usages: readonly Usage[]): Usage => {
  const most = (figure: keyof Usage) => Math.max(...usages.map((usage) => usage[figure]));
  return { wall: most('wall'), cpu: most('cpu'), memory: most('memory') };
};

function expectSameFiles(one: string, other: string): void {
  const paths = new Set([...filesBelow(one), ...filesBelow(other)]);
  for (const path of paths)
    if (!isSameFile(join(one, path), join(other, path))) throw new Error(`${path} is not the same.`);
}
