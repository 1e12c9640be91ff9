import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findChoices } from '../parts/find-choices';
import { guideParts } from './guide';

test('the guide is taken apart into its points and sections, without marks', () => {
  const guide = [
    '# Guide',
    '',
    '- **Blocks** are [chosen](a.md) by `picture`. <!-- also: section, part -->',
    '',
    '```diff',
    '- **no**',
    '```',
    '',
    '## Another address',
    '',
    'It **moves** a page.',
    '',
    '### More',
  ].join('\n');
  expect(guideParts(guide)).toEqual([
    { name: 'Blocks', about: 'Blocks are chosen by picture.', otherWords: ['section', 'part'] },
    { name: 'Another address', about: 'It moves a page.', otherWords: [] },
  ]);
});

describe('the guide answers what an editor wants to do:', () => {
  const parts = guideParts(readFileSync('docs/editing.md', 'utf8'));
  test.each([
    ['change the phone number', 'Find and replace'],
    ['headline', 'Texts'],
    ['new brand page', 'A new brand, with its page and its logo'],
    ['brand', 'A new brand, with its page and its logo'],
    ['photo', 'Pictures'],
    ['PDF', 'Links are chosen'],
    ['event', 'Blocks'],
    ['typo', 'Find and replace'],
    ['spelling mistake', 'Find and replace'],
    ['move a page', 'Pages'],
    ['delete a page', 'Pages'],
    ['reorder', 'Blocks'],
    ['menu', 'Menu, footer and social networks'],
    ['fotter', 'Menu, footer and social networks'],
    ['table', 'Blocks'],
    ['opening hours', 'Blocks'],
    ['my changes', 'Publish'],
    ['put it online', 'Publish'],
    ['undo', 'Undo'],
    ['pohto', 'Pictures'],
    ['headlin', 'Texts'],
  ])('%s', (typed, name) => {
    expect(findChoices(parts, typed).fits.map((part) => part.name)[0]).toBe(name);
  });
});
