import type { BlockType, BlockViews } from '../site/resolve/view';

export interface BlockProps<K extends BlockType> {
  block: BlockViews[K];
  /** Begins every id that the block needs inside itself, such as `b3` in `b3-name`. */
  prefix: string;
}
