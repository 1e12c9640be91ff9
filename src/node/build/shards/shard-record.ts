import type { Shard } from './shard';

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
