import { expect, test } from 'vitest';
import type { Brand } from '../../../site/schema/types.gen';
import { contrastWords } from './contrast-words';

test.each<[string, Brand, 'color' | 'accent', readonly string[]]>([
  [
    'a bright color',
    { color: '#f2b705' },
    'color',
    [
      'As text it is darkened to #9a5c00, so that it can be read (5.4 to 1).',
      'Labels on it are dark (8.4 to 1).',
    ],
  ],
  [
    'a dark color',
    { color: '#1d1b1a' },
    'color',
    [
      'As text in the dark theme it is lightened to #8e8c8a, so that it can be read (5.8 to 1).',
      'Buttons in the dark theme are lightened to #6f6d6b, with white labels (5.2 to 1).',
    ],
  ],
  [
    'a color on ink',
    { color: '#1d1b1a', ground: 'ink' },
    'color',
    [
      'As text it is lightened to #8e8c8a, so that it can be read (5.8 to 1).',
      'Buttons are lightened to #6f6d6b, with white labels (5.2 to 1).',
    ],
  ],
  [
    'a color almost as bright as the page',
    { color: '#f4f4f4' },
    'color',
    [
      'As text it is darkened to #6a6a6a, so that it can be read (5.4 to 1).',
      'Labels on it are dark (13.8 to 1).',
      'Buttons have an edge, because the page has almost the same color (1.1 to 1).',
    ],
  ],
  [
    'a color that is read as it is',
    { color: '#c4ee3a', ground: 'ink' },
    'color',
    ['Labels on it are dark (11.1 to 1).'],
  ],
  [
    'an accent',
    { accent: '#e08f62' },
    'accent',
    ['As text it is darkened to #a25629, so that it can be read (5.4 to 1).'],
  ],
  ['no accent', { color: '#f2b705' }, 'accent', []],
  ['no color', { accent: '#f2b705' }, 'color', []],
  ['what is no color', { color: '#f2b70' }, 'color', []],
])('what is said of %s: where it is not shown as it is, what is shown', (_, brand, key, sentences) => {
  expect(contrastWords(brand, key)).toEqual(sentences);
});
