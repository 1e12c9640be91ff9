import { expect, test } from 'vitest';
import { openValid } from '../../../tests/support/fixtures';
import { validators } from '../../node/base/content/compiled-validators';
import { createChangeCheck } from '../check/never-worse';
import { createMergeErrors } from './merge-errors';
import { mergeTexts } from './merge-texts';

const file = 'pages/a.json';

const base = `{
  "path": "/a",
  "title": "A",
  "blocks": [
    { "type": "hero", "heading": "One",  "words": ["x", "y"] },
    {
      "type": "faq",
      "heading": "Questions"
    }
  ]
}
`;
const faq = '    {\n      "type": "faq"';
const cta = '    {\n      "type": "cta",\n      "heading": "Call"\n    },\n';
const ours = base.replace('"One"', '"Eins"').replace('"y"', '"\\u0079"');
const theirs = base.replace(faq, cta.replaceAll(/\s+/g, ' ') + faq).replace('"Questions"', '"Answers"');
const merged = ours.replace(faq, cta + faq).replace('"Questions"', '"Answers"');

test.each<[string, (text: string) => string]>([
  ['as they were written', (text) => text],
  ['with CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['with a byte order mark', (text) => `\uFEFF${text}`],
  ['without a final newline', (text) => text.trimEnd()],
])('all that theirs has not changed stays as on ours: %s', (_, restyle) => {
  const result = { text: restyle(merged), conflicts: [] };
  expect(mergeTexts(file, { base, ours: restyle(ours), theirs })).toEqual(result);
  expect(mergeTexts(file, { base: restyle(base), ours: restyle(ours), theirs: restyle(theirs) })).toEqual(
    result,
  );
});

test('theirs counts as it was written where ours has changed nothing', () => {
  const odd = `${theirs}\n\n`;
  expect(mergeTexts(file, { base, ours: base, theirs: odd })).toEqual({ text: odd, conflicts: [] });
});

test('a field that both have changed keeps the value of ours, and the rest is merged', () => {
  const { text, conflicts } = mergeTexts(file, { base, ours, theirs: theirs.replace('"One"', '"Uno"') });
  expect(text).toBe(merged);
  expect(conflicts).toEqual([
    {
      pointer: '/blocks/0/heading',
      message: 'This was changed by both sides.',
      base: 'One',
      ours: 'Eins',
      theirs: 'Uno',
    },
  ]);
});

test.each([
  [
    'theirs is no JSON',
    { base, ours, theirs: `<<<<<<<\n${theirs}` },
    'That of theirs can’t be read: This is an unresolved merge conflict.',
  ],
  [
    'ours has a field twice',
    { base, ours: ours.replace('"title"', '"title": "B",\n  "title"'), theirs },
    'That of ours can’t be read: "title" appears twice in this object.',
  ],
  ['both have added the file', { base: undefined, ours, theirs }, 'This was added by both sides.'],
])('a file is a conflict as a whole if %s', (_, texts, message) => {
  const { text, conflicts } = mergeTexts(file, texts);
  expect(text).toBe(texts.ours);
  expect(conflicts).toEqual([expect.objectContaining({ pointer: '', message })]);
});

const files = openValid('many-files');
const contact = 'pages/contact.json';
const check = createChangeCheck(files, validators);
const page = (change: (page: { aliases?: string[]; blocks: object[]; title: string }) => void) => {
  const value = JSON.parse(files.read(contact));
  change(value);
  return JSON.stringify(value, null, 2);
};
const mergedHere = (ours: string, theirs: string) => {
  const texts = { base: files.read(contact), ours, theirs };
  return mergeTexts(contact, texts, { errorsOf: createMergeErrors(check, contact, texts) });
};

test('what would be wrong together is a conflict as a whole', () => {
  const call = { type: 'cta', id: 'call', heading: 'Call', actions: [{ label: 'Home', href: '/' }] };
  const ours = page(({ blocks }) => blocks.push(call));
  const theirs = page(({ blocks }) => blocks.push({ ...call, heading: 'Write' }));
  expect(mergedHere(ours, theirs)).toEqual({
    text: ours,
    conflicts: [
      {
        pointer: '',
        message:
          'The changes of both sides do not go together. page "/contact" › block 4 (cta): The id "call" appears twice on this page.',
      },
    ],
  });
});

test('an error that a side has alone is its own', () => {
  const ours = page((value) => Object.assign(value, { title: 'Write to us, or call us' }));
  const theirs = page((value) => {
    value.blocks.push({ type: 'cta', heading: 'New', actions: [{ label: 'New', href: '/new' }] });
  });
  expect(mergedHere(ours, theirs).conflicts).toEqual([]);
});
