import { join, resolve } from 'node:path';
import { startProgress } from '../../base/command/progress';
import { UsageError } from '../../base/content/content-error';
import { contentFolder } from '../../base/content/content-folder';
import { isInside } from '../../base/disk/paths';
import { openOutput } from '../output/output';
import { whenFree } from '../output/output-lock';
import { refuseFolder } from '../output/refuse-folder';
import { isSameFile } from '../output/stage-file';
import { writeError } from '../output/write-error';
import { type BuiltShard, readShards } from './read-shards';

/** The same, after another build that is writing the output. */
export const joinShardsWhenFree = (folder: string, outDir: string): Promise<void> =>
  whenFree(resolve(outDir), outDir, () => joinShards(folder, outDir));

/** Writes the site whose shards are the folders in `folder`, or leaves the output as it was. */
export function joinShards(folder: string, outDir: string): void {
  const progress = startProgress('Comparing the shards');
  try {
    const shards = readShards(folder);
    for (const shard of shards)
      if (isInside(shard.folder, outDir)) throw wouldBeRemoved(shard.folder, outDir);
    const files = filesOf(shards);
    const root = process.cwd();
    refuseFolder(outDir, { root, content: contentFolder(root) });
    progress.step('Joining the shards');
    writeAll(files, resolve(outDir), (done) => progress.count(done, files.size));
    progress.aside(() => console.log(`${shards.length} shards joined: ${files.size} files in ${outDir}`));
  } catch (error) {
    throw writeError(error, outDir);
  } finally {
    progress.end();
  }
}

/** What is no part of the site is removed from the output. */
const wouldBeRemoved = (shard: string, outDir: string) =>
  new UsageError(`${shard} is in ${outDir}, where the site is written. Put the shards elsewhere.`);

/** Each file of the site, with the folder that has it. What all pages share is in every shard, and must be the same. */
function filesOf(shards: readonly BuiltShard[]): Map<string, string> {
  const resized = new Set(shards.flatMap((shard) => shard.resized));
  const found = new Map<string, string>();
  for (const { folder, files } of shards)
    for (const path of files) {
      if (resized.has(path)) continue;
      const other = found.get(path);
      if (other === undefined) found.set(path, folder);
      else if (!isSameFile(join(other, path), join(folder, path)))
        throw new UsageError(`${path} is not the same in ${other} and ${folder}.`);
    }
  return found;
}

function writeAll(files: ReadonlyMap<string, string>, outDir: string, onDone: (done: number) => void): void {
  const output = openOutput(outDir);
  try {
    // Put in place in this order: no page before what it names.
    const pagesLast = [false, true].flatMap((isPage) =>
      [...files].filter(([path]) => path.endsWith('.html') === isPage),
    );
    for (const [index, [path, folder]] of pagesLast.entries()) {
      output.copy(path, join(folder, path));
      onDone(index + 1);
    }
    output.commit();
  } catch (error) {
    output.abort();
    throw error;
  }
}
