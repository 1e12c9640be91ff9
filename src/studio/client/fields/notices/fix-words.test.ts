import { expect, test } from 'vitest';
import { fixWords } from './fix-words';

test.each([
  [{ op: 'set', value: true, was: 'true' }, 'switch it on'],
  [{ op: 'set', value: 4, was: '4' }, 'write 4'],
  [{ op: 'set', value: ['a'], was: 'a' }, 'correct it'],
  [{ op: 'set', value: '4', was: 4 }, 'write "4"'],
  [{ op: 'set', value: '/contact', was: '/contcat' }, 'write "/contact"'],
  [
    { op: 'set', value: 'Write to {site.email} or call.', was: 'Write to {site.mail} or call.' },
    'write "{site.email}" for "{site.mail}"',
  ],
  [
    { op: 'set', value: 'See [us](/contact).', was: 'See [us](/contcat).' },
    'write "/contact" for "/contcat"',
  ],
  [
    { op: 'set', value: 'At {site.email}.', was: 'At {site.emial}.' },
    'write "{site.email}" for "{site.emial}"',
  ],
  [{ op: 'move', at: '/blocks/0/headin', to: '/blocks/0/heading' }, 'rename it to Heading'],
  [{ op: 'remove', at: '/a' }, 'remove it'],
  [undefined, 'correct it'],
])('%j is called %s', (operation, words) => expect(fixWords(operation)).toBe(words));
