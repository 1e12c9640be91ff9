import { hash } from 'node:crypto';
import { UsageError } from '../../base/content/content-error';

/** A part of a site's pages: the first of four has number 1 and count 4. */
export interface Shard {
  number: number;
  count: number;
}

/** Reads the value of `--shard`, such as `2/4`. */
export function readShard(value: string): Shard {
  const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
  if (number < 1 || number > count)
    throw new UsageError(`--shard takes one of several shards, such as 2/4, not ${value}.`);
  return { number, count };
}

/**
 * By a hash of the path alone: a page stays in its shard whatever pages come and go, so that a shard's next build is
 * incremental. Of many pages each shard gets about the same number.
 */
export const isInShard = ({ number, count }: Shard, path: string): boolean =>
  Number.parseInt(hash('sha1', path).slice(0, 8), 16) % count === number - 1;

/** In the output of a shard: what it is a shard of. Hidden, so that no file of a site can have its name. */
export const shardFile = '.shard.json';

export interface ShardRecord extends Shard {
  /** The hash of the code and the settings. */
  version: string;
  /** The hash of all content and its dates, but of what published files hold: their copies are compared. */
  content: string;
  /** The files of the output but this one. An upload may lose some. */
  files: readonly string[];
  /** Photos that its pages show resized. A shard whose pages do not show them has the originals. */
  resized: readonly string[];
}
