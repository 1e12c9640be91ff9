import { toneOf, usualTone } from '../page/tone-of';
import type { BlockView, ChromeView } from './view';

/** Whether a block needs the style sheet of grounds. That of a card grid on ink is in every document. */
export function hasTone(block: BlockView): boolean {
  const tone = toneOf(block);
  return tone !== usualTone(block) && !(block.type === 'cardGrid' && tone === 'ink');
}

/** Whether header or footer need it. */
export const hasTones = ({ header, footer }: Pick<ChromeView, 'header' | 'footer'>): boolean =>
  [header.tone, footer.tone].some((tone) => tone === 'tint' || tone === 'brand');
