import { expect, test } from 'vitest';
import { isConflict } from './conflict';
import { editText } from './edit-text';
import type { ValueOperation } from './operation';
import { applyEdits } from './pieces';

type Step = ValueOperation extends infer Each
  ? Each extends { file: string }
    ? Omit<Each, 'file'>
    : never
  : never;

const page = `{
  "path": "/a",
  "title": "A",
  "blocks": [
    {
      "type": "hero",
      "heading": "One",
      "words": ["x", "y"]
    },
    {
      "type": "faq",
      "items": [
        {
          "question": "Q",
          "answer": "A"
        }
      ]
    }
  ]
}
`;

/** The text after one operation; the inverse is checked with it. */
function edited(text: string, ...steps: Step[]): string {
  const result = editText(
    'pages/a.json',
    text,
    steps.map((step) => ({ ...step, file: 'pages/a.json' })),
  );
  if (isConflict(result)) return result.message;
  expect(applyEdits(text, result.edits)).toBe(result.text);
  expect(applyEdits(result.text, result.inverse)).toBe(text);
  return result.text;
}

/** What an edit of the page changed: the lines that went and those that came. */
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

test('an optional list that gets empty goes with its key, a needed one stays', () => {
  const words: Step = { op: 'remove', at: '/blocks/0/words/0' };
  expect(changes(page, words, words)).toBe(
    '-      "heading": "One",\n-      "words": ["x", "y"]\n+      "heading": "One"',
  );
  expect(edited(page, { op: 'remove', at: '/blocks/1/items/0' })).toContain('"items": []');
});

test('a list that gets too long breaks, and one that fits again is joined', () => {
  const long = 'w'.repeat(90);
  const broken = edited(page, { op: 'insert', at: '/blocks/0/words/0', value: long });
  expect(broken).toContain(`"words": [\n        "${long}",\n        "x",\n        "y"\n      ]`);
  expect(edited(broken, { op: 'set', at: '/blocks/0/words/0', value: 'w' })).toContain(
    '"words": ["w", "x", "y"]',
  );
});

test.each([
  ['behind a longer name', 0, { op: 'move', at: '/aliases', to: '/a-much-longer-name-here' }],
  ['before a comma', 11, { op: 'set', at: '/other', value: 1 }],
] as const)('a list breaks when it has less room: %s', (_, free, step) => {
  const list = `["/a", "/${'b'.repeat(75 + free)}"]`;
  const text = `{\n  "path": "/",\n  "aliases": ${list}\n}\n`;
  expect(text.split('\n')[2]).toHaveLength(99 + free);
  expect(edited(text, step)).toMatch(/: \[\n {4}"\/a",\n {4}"\/b+"\n {2}\]/);
});

test('a moved block keeps its bytes, also what the formatter would change', () => {
  const odd = page.replace('"words": ["x", "y"]', '"words":[ "x"\n,"y" ]');
  const moved = edited(odd, { op: 'move', at: '/blocks/0', to: '/blocks/1' });
  expect(moved).toContain('"words":[ "x"\n,"y" ]');
  expect(moved.indexOf('"faq"')).toBeLessThan(moved.indexOf('"hero"'));
});

test.each([
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['tabs', (text: string) => text.replaceAll('  ', '\t')],
  ['no final newline', (text: string) => text.trimEnd()],
  ['one line', (text: string) => JSON.stringify(JSON.parse(text))],
  ['broken lists', (text: string) => JSON.stringify(JSON.parse(text), null, 4)],
])('the style of the file stays: %s', (name, restyle) => {
  const steps: Step[] = [
    { op: 'insert', at: '/blocks/-', value: { type: 'faq', items: [] } },
    { op: 'remove', at: '/blocks/0/words/1' },
    { op: 'set', at: '/name', value: 'N' },
  ];
  const expected =
    name === 'broken lists'
      ? JSON.stringify(JSON.parse(edited(page, ...steps)), null, 4)
      : restyle(edited(page, ...steps));
  expect(edited(restyle(page), ...steps)).toBe(expected);
});

test.each<[Step, string]>([
  [
    { op: 'set', at: '/title', value: 'B', was: 'C' },
    'pages/a.json /title: This is "A" now, not "C". It was to become "B".',
  ],
  [
    { op: 'remove', at: '/blocks/7' },
    'pages/a.json /blocks/7: This does not exist, or it can’t be told which one is meant. It was to be removed.',
  ],
  [
    { op: 'insert', at: '/title', value: 'B' },
    'pages/a.json /title: This exists already, as "A". It was to become "B".',
  ],
  [
    { op: 'move', at: '/title', to: '/path' },
    'pages/a.json /title: This exists already, as "/a". It was to be moved to /path.',
  ],
  [
    { op: 'insert', at: '/title/0', value: 'B' },
    'pages/a.json /title/0: Only a list takes items, and only an object takes fields. It was to become "B".',
  ],
])('%j does not fit', (step, message) => {
  expect(edited(page, step)).toBe(message);
});
