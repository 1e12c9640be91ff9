// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how snippets are written
import { expect, test } from 'vitest';
import { fillSnippet } from './fill-snippet';

test.each([
  ['${1:Heading}', 'Heading'],
  ['${3|light,ink|}', 'light'],
  ['^${2:200}', 200],
  [{ cards: ['a ${1:b} c'] }, { cards: ['a b c'] }],
])('a snippet %j is filled as %j', (body, expected) => {
  expect(fillSnippet(body)).toEqual(expected);
});
