import { hash } from 'node:crypto';
import { isPublished } from '../../../site/files/published-files';
import { isPageFile } from '../../../site/files/site-file';
import type { BuildRecord } from './build-record';
import type { ContentSources } from './content-sources';

export interface ContentChange {
  /** True if a content file is new, deleted or changed. */
  any: boolean;
  /** The hash of all content that any page may depend on: everything but page files, and what published files hold. */
  inputs: string;
}

/** Compares the content with what the last build found. */
export function findChanges(
  { files, state }: ContentSources,
  record: BuildRecord | undefined,
): ContentChange {
  const list = files.list();
  const { paths = [], hashes = [] } = record?.sources ?? {};
  const others = list.filter((file) => !isPageFile(file));
  // Only the names of published files: a page may link to them.
  const versions = others.map((file) => [file, isPublished(file) ? '' : state(file).hash]);
  const inputs = hash('sha1', JSON.stringify(versions));
  const isSame = (file: string, index: number) => paths[index] === file && hashes[index] === state(file).hash;
  return {
    any: record?.inputs !== inputs || list.length !== paths.length || !list.every(isSame),
    inputs,
  };
}
