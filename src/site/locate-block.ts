import type { Files } from './files';
import { locate, type Range } from './locate';
import type { SitePage } from './site';

/** Where a block is written, for a message about one that can't be drawn. */
export function locateBlock(
  files: Files,
  page: Pick<SitePage, 'file' | 'pointer'>,
  blockIndex: number,
): Range & { file: string } {
  const pointer = `${page.pointer}/blocks/${blockIndex}`;
  return { file: page.file, ...locate(files.read(page.file), pointer, 'type') };
}
