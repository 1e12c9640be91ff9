import { expect, test } from 'vitest';
import { edited, page, type Step } from '../../../tests/support/edits/edited-page';

test('a list that gets too long is broken into lines, and one that fits again is joined', () => {
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
