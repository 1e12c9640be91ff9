import { expect, test } from 'vitest';
import { parseJson } from './parse-json';

/** Where a value can be, and what follows it. */
const places = [
  ['{\n  "a": ', ',\n  "b": 1\n}'],
  ['{ "a": ', '}'],
  ['[', ']'],
  ['[1, ', ', 2]'],
  ['[\n', '\n]'],
] as const;

const number = (found: string, json: string) => [
  found,
  `"${found}" is not a number in JSON.`,
  `Write ${json}.`,
];
const nothing = (found: string) => [
  found,
  `${found} is not a JSON value.`,
  'Delete the field or item if it has no value.',
];
const answer = (found: string, json: string) => [
  found,
  `${found} is not a JSON value.`,
  `Write ${json}, or "${found}" for text.`,
];
const unit = (found: string, json: string) => [
  found,
  'A number cannot have a unit.',
  `Write ${json}, or "${found}" for text.`,
];
const text = (found: string) => [
  found,
  `A value is needed here, found ${found}.`,
  `Write text in double quotes: "${found}".`,
];

test.each([
  number('.5', '0.5'),
  number('-.5', '-0.5'),
  number('+.5', '0.5'),
  number('2.', '2'),
  number('-2.', '-2'),
  number('+1', '1'),
  number('+1.50', '1.50'),
  number('0x10', '16'),
  number('0XFF', '255'),
  number('-0x1f', '-31'),
  number('0b101', '5'),
  number('0o17', '15'),
  number('01', '1'),
  number('-007.5', '-7.5'),
  number('00', '0'),
  number('1e', '1'),
  number('1E+', '1'),
  number('1.e5', '1e5'),
  number('.5e-3', '0.5e-3'),
  number('1_000', '1000'),
  number('1_000_000.5', '1000000.5'),
  number('10n', '10'),
  number('1.5f', '1.5'),
  number('5L', '5'),
  number('−5', '-5'),
  number('–5', '-5'),
  number('１２', '12'),
  nothing('NaN'),
  nothing('nan'),
  nothing('Infinity'),
  nothing('-Infinity'),
  nothing('+inf'),
  nothing('None'),
  nothing('nil'),
  nothing('NULL'),
  nothing('undefined'),
  nothing('~'),
  answer('yes', 'true'),
  answer('Y', 'true'),
  answer('on', 'true'),
  answer('No', 'false'),
  answer('OFF', 'false'),
  unit('50%', '50'),
  unit('5px', '5'),
  unit('.5em', '0.5'),
  unit('€5', '5'),
  text('2026-11-28'),
  text('12:30'),
  text('1/2'),
  text('1.2.3'),
  ['True', 'True must be in lower case.', 'Write true.'],
  ['FALSE', 'FALSE must be in lower case.', 'Write false.'],
  ["'a'", 'JSON does not allow single quotes.', 'Use double quotes: "a".'],
  ['`a`', 'JSON does not allow backticks.', 'Use double quotes: "a".'],
  ['``', 'JSON does not allow backticks.', 'Use double quotes: "".'],
])('%s', (found, message = '', help = '') => {
  for (const [before, after] of places)
    expect(parseJson(before + found + after).mistake).toEqual({
      offset: before.length,
      length: found.length,
      message,
      help,
    });
});

/** The place is marked by « ». */
test.each([
  ['{ "a": «`»one\ntwo` }', 'JSON does not allow backticks.', 'Use double quotes: "…".'],
  ['{ "a": «"""»one""" }', 'A text has one double quote at each end.', 'Write " instead of """.'],
  ['{ "a": «r»"one" }', 'JSON does not allow r before a text.', 'Delete it.'],
  ['{ "a": «@»"one" }', 'JSON does not allow @ before a text.', 'Delete it.'],
  [
    '{ "a": «\\»"one\\" }',
    'A quote at the start of a text has no backslash before it.',
    'Delete the backslash.',
  ],
  ['{ "a": «&quot;»one&quot; }', 'This is the HTML entity &quot;', 'Write " instead.'],
  ['{ "a": "b" «+» "c" }', 'JSON does not join texts with +.', 'Write them as one text in double quotes.'],
  [
    '{ "a": "b" «.» "c" }',
    'JSON does not join texts with a dot.',
    'Write them as one text in double quotes.',
  ],
  ['{ "a": 1«,»000 }', 'A number cannot contain commas.', 'Write 1000.'],
  ['[5, 1,234«,»000]', 'A number cannot contain commas.', 'Write 1234000.'],
  ['{ "a" «=» 1 }', 'A colon is needed here, found "=".', 'Write "name": value.'],
  ['{ "a" «=>» 1 }', 'A colon is needed here, found "=>".', 'Write "name": value.'],
  ['{ "a" «->» 1 }', 'A colon is needed here, found "->".', 'Write "name": value.'],
  ['{ "a": 1«;» "b": 2 }', 'A comma is needed here, found ";".', 'Write , between two fields.'],
  ['{ "a": 1 }«;»\n', 'JSON does not end with ;.', 'Delete it.'],
  ['{ «a»: 1 }', 'This name has no quotes.', 'Write "a".'],
  ["{ «'a'»: 1 }", 'JSON does not allow single quotes.', 'Use double quotes: "a".'],
  ['{ «`a`»: 1 }', 'JSON does not allow backticks.', 'Use double quotes: "a".'],
  ['{ "a": 1«,» }', 'Unexpected comma before "}".', 'Delete the comma.'],
  ['{ "a": 5 «/*» five */ }', 'JSON does not allow comments.', 'Delete the comment.'],
  ['{ «--» five\n"a": 5 }', 'JSON does not allow comments.', 'Delete the comment.'],
  [
    '{ "a": «Contact» us }',
    'A value is needed here, found Contact.',
    'Write text in double quotes: "Contact …".',
  ],
  ['{ "a": «No» charge }', 'A value is needed here, found No.', 'Write text in double quotes: "No …".'],
])('%s', (marked, message, help) => {
  const [before = '', found = '', after = ''] = marked.split(/[«»]/);
  expect(parseJson(before + found + after).mistake).toEqual({
    offset: before.length,
    length: found.length,
    message,
    help,
  });
});
