import type { BlockType, BlockViews } from '../site/resolve/view';

export interface BlockProps<K extends BlockType> {
  block: BlockViews[K];
  /** The start of every id that the block needs in its markup, such as `b3` in `b3-name`. */
  prefix: string;
}
