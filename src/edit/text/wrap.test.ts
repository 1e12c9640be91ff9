import { expect, test } from 'vitest';
import { editText } from './edit-text';

const texts = {
  'on several lines': [
    '{\n  "a": {\n    "b": 1.0,\n    "c": ["\\u00e9", "y"]\n  },\n  "z": 1\n}\n',
    '{\n  "a": [\n    {\n      "b": 1.0,\n      "c": ["\\u00e9", "y"]\n    }\n  ],\n  "z": 1\n}\n',
  ],
  'on one line': [
    '{\n  "a": { "b": 1.0, "c": ["\\u00e9", "y"] }\n}',
    '{\n  "a": [{ "b": 1.0, "c": ["\\u00e9", "y"] }]\n}',
  ],
  'laid out by hand': [
    '{\r\n\t"a" : {"b":1.0,\r\n  "c":[ "\\u00e9","y" ] }\r\n}',
    '{\r\n\t"a" : [{"b":1.0,\r\n  "c":[ "\\u00e9","y" ] }]\r\n}',
  ],
  'by a program': ['{"a":{"b":1.0,"c":["\\u00e9","y"]}}', '{"a":[{"b":1.0,"c":["\\u00e9","y"]}]}'],
} as const;

const value = { b: 1, c: ['é', 'y'] };
const set = (text: string, to: unknown) =>
  editText('pages/a.json', text, [{ op: 'set', file: 'pages/a.json', at: '/a', value: to }]);

test.each(Object.entries(texts))(
  'a value %s keeps its text in a list, and out of it again',
  (_, [alone, inList]) => {
    expect(set(alone, [value])).toMatchObject({ text: inList });
    expect(set(inList, value)).toMatchObject({ text: alone });
  },
);

test('and in a field', () => {
  const [alone] = texts['on one line'];
  const inField = '{\n  "a": { "d": { "b": 1.0, "c": ["\\u00e9", "y"] } }\n}';
  expect(set(alone, { d: value })).toMatchObject({ text: inField });
  expect(set(inField, value)).toMatchObject({ text: alone });
});
