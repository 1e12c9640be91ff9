import { withDrawnTone } from '../page/drawn-tone';
import { isPhoto, toneOf } from '../page/tone-of';
import type { Tone } from '../schema/types.gen';
import type { Rule } from './rule';

const strong: readonly Tone[] = ['ink', 'brand', 'picture'];

export const sectionTone: Rule<{ again: [tone: string]; unseen: [isPhoto: boolean] }> = {
  id: 'section-tone',
  severity: 'warning',
  meaning: 'A strong ground stands between others, and a picture behind a block is seen.',
  messages: {
    again: {
      part: 'type',
      message: (tone) => `The block above has the tone "${tone}", too, so the two look like one.`,
      help: () => 'Write "tint" or "light" in one of them.',
      example: ['ink'],
    },
    unseen: {
      message: (isPhoto) =>
        `This picture is not shown: ${isPhoto ? 'the hero is a picture itself' : 'only the tone "picture" has one behind its words'}.`,
      help: (isPhoto) => (isPhoto ? 'Delete "backdrop".' : 'Write "tone": "picture", or delete "backdrop".'),
      example: [false],
    },
  },
  page(page, _parts, report) {
    let before: Tone | undefined;
    for (const [index, block] of page.content.blocks.entries()) {
      const tone = toneOf(block.type === 'hero' ? withDrawnTone(block) : block);
      const pointer = `/blocks/${index}`;
      if (tone === before && strong.includes(tone)) report({ document: page, pointer }, 'again', tone);
      if ('backdrop' in block && block.backdrop && (tone !== 'picture' || isPhoto(block)))
        report({ document: page, pointer: `${pointer}/backdrop` }, 'unseen', isPhoto(block));
      before = tone;
    }
  },
};
