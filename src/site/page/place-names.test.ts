import { describe, expect, test } from 'vitest';
import { blockName, fieldName, placeName, valueWords } from './place-names';

describe('a field has its name in words', () => {
  test.each([
    ['heading', 'Heading'],
    ['linkText', 'Link text'],
    ['$schema', 'Schema'],
    ['vitalsEndpoint', 'Vitals endpoint'],
    ['href', 'Link'],
    ['linkedin', 'LinkedIn'],
    ['constructor', 'Constructor'],
  ])('%s is %s', (key, name) => expect(fieldName(key)).toBe(name));

  test('a block too', () =>
    expect(['cardGrid', 'faq', 'hero'].map(blockName)).toEqual(['Card grid', 'FAQ', 'Hero']));
});

const page = {
  title: 'Home',
  blocks: [
    { type: 'hero', heading: 'Hello' },
    { type: 'cardGrid', cards: [{ title: 'One' }, { title: 'Two' }] },
  ],
};

describe('a place in a page has a name', () => {
  test.each([
    ['/title', 'Title'],
    ['/blocks/0', 'Hero'],
    ['/blocks/0/heading', 'Hero › Heading'],
    ['/blocks/1/cards/1/title', 'Card grid › Card 2 › Title'],
    ['/blocks/7/heading', 'Block 8 › Heading'],
    ['/aliases/0', 'Alias 1'],
    ['', ''],
  ])('%s is %s', (pointer, name) => expect(placeName(page, pointer)).toBe(name));
});

test.each([
  [{ type: 'cta', heading: 'Write to us' }, 'Call to action · Write to us'],
  [{ type: 'faq' }, 'FAQ'],
  [{ title: 'One' }, 'One'],
  [['a', 'b'], 'a, b'],
  [true, 'yes'],
  [4, '4'],
  [undefined, ''],
])('the value %j is %j in words', (value, words) => expect(valueWords(value)).toBe(words));
