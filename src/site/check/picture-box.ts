import type { Block } from '../schema/types.gen';
import type { Rule } from './rule';

type Mistake = 'unseen' | 'screen' | 'pins';

function mistakeIn(block: Block): Mistake | undefined {
  switch (block.type) {
    case 'hero':
      if (block.as === 'photo') return 'screen';
      if (block.pins) return 'pins';
      return block.image ? undefined : 'unseen';
    case 'faq':
      return block.image ? undefined : 'unseen';
    case 'cardGrid':
      return block.cards.some(({ image }) => image) ? undefined : 'unseen';
    case 'people':
      return block.people.some(({ image }) => image) ? undefined : 'unseen';
    default:
      return undefined;
  }
}

/** The page is as it would be without it, so it can be saved while another form is tried. */
export const pictureBox: Rule<{ unseen: []; screen: []; pins: [] }> = {
  id: 'picture-box',
  severity: 'warning',
  meaning: 'A block with a box has a picture that is shown in it.',
  messages: {
    unseen: {
      message: () => 'This block has no picture that could be shown in its box.',
      help: () => 'Add a picture, or delete "box".',
      example: [],
    },
    screen: {
      message: () => 'A hero of the form "photo" fills the first screen, so its picture has no box.',
      help: () => 'Delete "box", or take the form "centered", "plain" or "split".',
      example: [],
    },
    pins: {
      message: () => 'Pins have their places on the whole picture, so it has no box.',
      help: () => 'Delete "box", or delete the pins.',
      example: [],
    },
  },
  page(page, _parts, report) {
    for (const [index, block] of page.content.blocks.entries()) {
      const mistake = 'box' in block && block.box ? mistakeIn(block) : undefined;
      if (mistake) report({ document: page, pointer: `/blocks/${index}/box` }, mistake);
    }
  },
};
