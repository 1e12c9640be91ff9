import { hash } from 'node:crypto';
import { isPageJson } from '../../site/files/site-file';
import type { BuildRecord } from './build-record';
import type { ContentSources } from './content-sources';

export interface Changes {
  /** Whether any file of the content is new, gone or another one. */
  any: boolean;
  /** A hash of all content but page files: every page may depend on it. */
  inputs: string;
}

/** Compares the content with what the last build found. */
export function findChanges({ files, source }: ContentSources, record: BuildRecord | undefined): Changes {
  const list = files.list();
  const { paths = [], hashes = [] } = record?.sources ?? {};
  const others = list.filter((file) => !isPageJson(file));
  const inputs = hash('sha1', JSON.stringify(others.map((file) => [file, source(file).hash])));
  const isSame = (file: string, index: number) =>
    paths[index] === file && hashes[index] === source(file).hash;
  return {
    any: record?.inputs !== inputs || list.length !== paths.length || !list.every(isSame),
    inputs,
  };
}
