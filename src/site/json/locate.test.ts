import { expect, test } from 'vitest';
import { locate } from './locate';

const text = '{\n  "blocks": [\n    { "a/b": 1, "type": "hero", "list": [true] }\n  ]\n}\n';

test.each([
  ['', 'value', '1:1-2'],
  ['/blocks', 'value', '2:13-14'],
  ['/blocks', 'key', '2:3-11'],
  ['/blocks/0', 'value', '3:5-6'],
  ['/blocks/0', 'type', '3:25-31'],
  ['/blocks/0/a~1b', 'key', '3:7-12'],
  ['/blocks/0/list/0', 'value', '3:42-46'],
  ['/blocks/0/list/7', 'value', '3:41-42'],
  ['/nowhere', 'value', '1:1-2'],
] as const)('%s (%s) is at %s', (pointer, part, place) => {
  const { line, column, endColumn } = locate(text, pointer, part);
  expect(`${line}:${column}-${endColumn}`).toBe(place);
});

test('neither a byte order mark nor CRLF changes a position', () => {
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(locate(windows, '/blocks/0', 'type')).toEqual(locate(text, '/blocks/0', 'type'));
  expect(locate(windows, '')).toEqual(locate(text, ''));
});

test('a text that is not JSON is marked at its first character', () => {
  expect(locate('', '/a')).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 2 });
});
