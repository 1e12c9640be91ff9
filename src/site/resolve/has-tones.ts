import { isPhoto } from '../page/tone-of';
import type { BlockView, ChromeView } from './view';

/** Whether a block needs the style sheet of grounds. Of a card grid, every document knows the first two. */
export const hasTone = (block: BlockView): boolean =>
  isPhoto(block) ||
  ('tone' in block &&
    block.tone !== undefined &&
    !(block.type === 'cardGrid' && ['light', 'ink'].includes(block.tone)));

/** Whether header or footer need it. */
export const hasTones = ({ header, footer }: Pick<ChromeView, 'header' | 'footer'>): boolean =>
  [header.tone, footer.tone].some((tone) => tone === 'tint' || tone === 'brand');
