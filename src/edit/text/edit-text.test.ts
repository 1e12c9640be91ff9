import { expect, test } from 'vitest';
import { edited, page, type Step } from '../../../tests/support/edits/edited-page';
import { editText } from './edit-text';

/** The removed and the added lines of an edit. */
function changes(text: string, ...steps: Step[]): string {
  const [before, after] = [text.split('\n'), edited(text, ...steps).split('\n')];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  )
    end++;
  const minus = before.slice(start, before.length - end).map((line) => `-${line}`);
  const plus = after.slice(start, after.length - end).map((line) => `+${line}`);
  return [...minus, ...plus].join('\n');
}

test('of a string only its characters are replaced', () => {
  const result = editText('pages/a.json', page, [
    { op: 'set', file: 'pages/a.json', at: '/blocks/0/heading', value: 'Two "2"' },
  ]);
  const offset = page.indexOf('One');
  expect(result).toMatchObject({ edits: [{ offset, length: 3, text: 'Two \\"2\\"' }] });
});

test.each<[string, Step, string]>([
  [
    'the last string of a list',
    { op: 'remove', at: '/blocks/0/words/1' },
    '-      "words": ["x", "y"]\n+      "words": ["x"]',
  ],
  [
    'the first string of a list',
    { op: 'remove', at: '/blocks/0/words/0' },
    '-      "words": ["x", "y"]\n+      "words": ["y"]',
  ],
  [
    'a new string',
    { op: 'insert', at: '/blocks/0/words/1', value: 'n' },
    '-      "words": ["x", "y"]\n+      "words": ["x", "n", "y"]',
  ],
  [
    'a string at the end',
    { op: 'insert', at: '/blocks/0/words/-', value: 'n' },
    '-      "words": ["x", "y"]\n+      "words": ["x", "y", "n"]',
  ],
  [
    'a moved string',
    { op: 'move', at: '/blocks/0/words/0', to: '/blocks/0/words/1' },
    '-      "words": ["x", "y"]\n+      "words": ["y", "x"]',
  ],
  [
    'a field in the order of the schema',
    { op: 'set', at: '/description', value: 'D' },
    '+  "description": "D",',
  ],
  ['a first field', { op: 'set', at: '/$schema', value: 's' }, '+  "$schema": "s",'],
  ['an unknown field', { op: 'set', at: '/other', value: {} }, '-  ]\n+  ],\n+  "other": {}'],
  [
    'a field behind the last one',
    { op: 'set', at: '/blocks/0/lead', value: 'L' },
    '-      "words": ["x", "y"]\n+      "words": ["x", "y"],\n+      "lead": "L"',
  ],
  [
    'a renamed field',
    { op: 'move', at: '/blocks/0/heading', to: '/blocks/0/headings' },
    '-      "heading": "One",\n+      "headings": "One",',
  ],
  [
    'the first item of a missing list',
    { op: 'insert', at: '/aliases/0', value: '/b' },
    '+  "aliases": ["/b"],',
  ],
  [
    'a new object',
    {
      op: 'insert',
      at: '/blocks/1',
      value: { type: 'stats', items: [], words: ['a', 'b'], image: { type: 'file' } },
    },
    '+      "type": "stats",\n+      "items": [],\n+      "words": ["a", "b"],\n+      "image": {\n+        "type": "file"\n+      }\n+    },\n+    {',
  ],
])('%s', (_, step, expected) => {
  expect(changes(page, step)).toBe(expected);
});

test('an optional list that gets empty is removed with its key, a required one stays', () => {
  const words: Step = { op: 'remove', at: '/blocks/0/words/0' };
  expect(changes(page, words, words)).toBe(
    '-      "heading": "One",\n-      "words": ["x", "y"]\n+      "heading": "One"',
  );
  expect(edited(page, { op: 'remove', at: '/blocks/1/items/0' })).toContain('"items": []');
});
