import { expect, test } from 'vitest';
import { markWords } from './mark-words';

const withBrackets = (pieces: readonly { text: string; isDifferent: boolean }[]) =>
  pieces.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('');

/** Words that are in no other text. */
const own = (name: string) => Array.from({ length: 600 }, (_, at) => `${name}${at}`).join('-');

const long = 'One two three four five six seven eight nine ten eleven twelve';

test.each([
  ['A to B', 'A', 'B', '[A]', '[B]'],
  [
    'one word',
    'We mount a switch.',
    'We mount two switches.',
    'We mount [a switch].',
    'We mount [two switches].',
  ],
  ['words in between', 'cut the long text', 'cut the text', 'cut the [long ]text', 'cut the text'],
  ['a new text', '', 'New', '', '[New]'],
  [
    'a long text, shortened around the difference',
    `${long} old ${long}`,
    `${long} new ${long}`,
    '… eight nine ten eleven twelve [old] One two three four five six …',
    '… eight nine ten eleven twelve [new] One two three four five six …',
  ],
  [
    'words that are gone from a long text',
    `${long} zone ${long}`,
    `${long} ${long}`,
    '… eight nine ten eleven twelve [zone ]One two three four five six …',
    '… eight nine ten eleven twelve One two three four five six …',
  ],
  [
    'words that came into a long text',
    `${long} ${long}`,
    `${long} zone ${long}`,
    '… eight nine ten eleven twelve One two three four five six …',
    '… eight nine ten eleven twelve [zone ]One two three four five six …',
  ],
  [
    'a long text of which nearly all is another one',
    `${long} ${own('a')} ${long}`,
    `${long} ${own('b')} ${long}`,
    `… eight nine ten eleven twelve [${own('a')}] One two three four five six …`,
    `… eight nine ten eleven twelve [${own('b')}] One two three four five six …`,
  ],
])('%s', (_, was, now, before, after) => {
  const marked = markWords(was, now);
  expect([withBrackets(marked.was), withBrackets(marked.now)]).toEqual([before, after]);
});
