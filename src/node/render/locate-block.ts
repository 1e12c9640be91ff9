import type { Files } from '../../site/files/files';
import { locate, type Range } from '../../site/json/locate';
import type { SitePage } from '../../site/resolve/site';

/** Where a block is written, for a message about one that can't be drawn. */
export function locateBlock(
  files: Files,
  page: Pick<SitePage, 'file' | 'pointer'>,
  blockIndex: number,
): Range & { file: string } {
  const pointer = `${page.pointer}/blocks/${blockIndex}`;
  return { file: page.file, ...locate(files.read(page.file), pointer, 'type') };
}
