import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../base/content/content-error';
import { filesBelow } from '../../base/disk/files-below';
import { type ShardRecord, shardFile } from './shard';

export interface BuiltShard extends ShardRecord {
  folder: string;
}

/** Reads the shards that are the folders in `folder`: all those of one build, of which nothing may be missing. */
export function readShards(folder: string): BuiltShard[] {
  const [first, ...others] = foldersIn(folder).map(readShard);
  if (!first) throw new UsageError(`There is no shard in ${folder}: it has no folders.`);
  const shards = new Map([[first.number, first]]);
  for (const other of others) {
    const difference = differenceOf(first, other);
    if (difference !== undefined)
      throw new UsageError(`${first.folder} and ${other.folder} are of different builds: ${difference}.`);
    const same = shards.get(other.number);
    if (same)
      throw new UsageError(
        `${same.folder} and ${other.folder} are both shard ${other.number}/${other.count}.`,
      );
    shards.set(other.number, other);
  }
  const { count } = first;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !shards.has(number)).map((number) => `${number}/${count}`);
  if (missing.length > 0) throw new UsageError(`${folder} lacks shard ${missing.join(', ')}.`);
  return [...shards.values()];
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name))
      .sort();
  } catch (cause) {
    throw new UsageError(`There is no folder ${folder}.`, { cause });
  }
}

function readShard(folder: string): BuiltShard {
  const record = readRecord(folder);
  const present = new Set(filesBelow(folder));
  const missing = record.files.find((file) => !present.has(file));
  if (missing !== undefined) throw new UsageError(`${folder} is not whole: it has no ${missing}.`);
  return { folder, ...record };
}

function readRecord(folder: string): ShardRecord {
  try {
    // Only a build writes this file.
    return JSON.parse(readFileSync(join(folder, shardFile), 'utf8')) as ShardRecord;
  } catch (cause) {
    throw new UsageError(
      `${folder} is no shard: it has no ${shardFile}, which an upload without hidden files leaves out.`,
      { cause },
    );
  }
}

function differenceOf(one: ShardRecord, other: ShardRecord): string | undefined {
  if (one.count !== other.count) return `one is of ${one.count} shards, the other of ${other.count}`;
  if (one.version !== other.version) return 'their code, settings or version of Node differ';
  return one.content === other.content ? undefined : 'their content, or its history in git, differs';
}
