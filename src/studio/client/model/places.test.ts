import { expect, test } from 'vitest';
import {
  commonPlace,
  followNearest,
  followPointer,
  isWithin,
  nearest,
  numberWithin,
  outerPlace,
  partAround,
} from './places';

const at = (pointer: string, file = 'pages/a.json') => ({ file, pointer });

test.each([
  ['/blocks/1', '/blocks/1', true],
  ['/blocks/1/heading', '/blocks/1', true],
  ['/blocks/10', '/blocks/1', false],
  ['/blocks', '/blocks/1', false],
  ['/blocks', '', true],
])('%s is within %s: %s', (place, outer, is) => {
  expect(isWithin(at(place), at(outer))).toBe(is);
});

test.each([
  [['/blocks/1/cards/0/title', '/blocks/1/cards/0/text'], '/blocks/1/cards/0'],
  [['/blocks/1/words/0', '/blocks/1/words/1', '/blocks/1/heading'], '/blocks/1'],
  [['/title', '/blocks/1'], ''],
  [['/title'], '/title'],
])('%j have %j in common', (pointers, common) => {
  expect(commonPlace(pointers.map((pointer) => at(pointer)))).toEqual(at(common));
});

test('places of two files have nothing in common', () => {
  expect(commonPlace([at('/title'), at('/title', 'site.json')])).toBeUndefined();
  expect(commonPlace([])).toBeUndefined();
  expect(outerPlace(at(''))).toBeUndefined();
});

test('a number is found by its text', () => {
  const item = { value: 40, label: '40', suffix: '+' };
  expect(numberWithin(at('/blocks/1/items/0'), item, '40')).toEqual(at('/blocks/1/items/0/value'));
  expect(numberWithin(at('/blocks/1/items/0'), item, '41')).toBeUndefined();
});

const hero = { type: 'hero', heading: 'Start' };
const one = { type: 'prose', heading: 'One', items: [{ text: 'a' }, { text: 'b' }] };
const two = { type: 'prose', heading: 'Two' };
const page = (...blocks: object[]) => ({ title: 'Page', blocks });

test.each<[string, object, object, string, string | undefined]>([
  ['nothing', page(hero, one), page(hero, one), '/blocks/1/heading', '/blocks/1/heading'],
  [
    'a block before it was added',
    page(hero, one),
    page(hero, two, one),
    '/blocks/1/heading',
    '/blocks/2/heading',
  ],
  ['a block before it was removed', page(hero, two, one), page(hero, one), '/blocks/2', '/blocks/1'],
  ['it was moved', page(hero, one, two), page(hero, two, one), '/blocks/1/items/1', '/blocks/2/items/1'],
  [
    'it was edited',
    page(hero, one),
    page(hero, { ...one, heading: 'New' }),
    '/blocks/1/heading',
    '/blocks/1/heading',
  ],
  [
    'it was moved and edited',
    page(one, two),
    page(two, { ...one, items: [] }),
    '/blocks/0/heading',
    '/blocks/1/heading',
  ],
  ['it was removed', page(hero, one, two), page(hero, two), '/blocks/1/heading', undefined],
  ['it is another one', page(hero, one), page(hero, { type: 'faq' }), '/blocks/1/heading', undefined],
  [
    'an item before it was added',
    page(one),
    page({ ...one, items: [{}, ...one.items] }),
    '/blocks/0/items/1/text',
    '/blocks/0/items/2/text',
  ],
  ['a field that is not there', page(hero), page(hero), '/blocks/0/intro', '/blocks/0/intro'],
  [
    'it was removed from its block',
    page(one),
    page({ type: 'prose', heading: 'One' }),
    '/blocks/0/items/1/text',
    undefined,
  ],
  ['an item that is not there yet', page(hero), page(hero), '/blocks/1', '/blocks/1'],
  ['a key with a slash', { 'a/b': [1] }, { 'a/b': [2, 1] }, '/a~1b/0', '/a~1b/1'],
])('%s', (_, before, after, pointer, expected) => {
  expect(followPointer(before, after, pointer)).toBe(expected);
});

test('without the place, the nearest around it', () => {
  const [before, after] = [page(hero, two, one), page(hero, { ...one, items: [{ text: 'a' }] })];
  expect(followNearest(before, after, '/blocks/2/items/1/text')).toBe('/blocks/1/items');
  expect(followNearest(before, after, '/blocks/1/heading')).toBe('/blocks');
  // A part of site.json has its form also while it is missing.
  expect(followNearest({ redirects: [{ from: '/a' }] }, {}, '/redirects/0/from')).toBe('/redirects');
  const brand = { site: { name: 'A', brand: { cards: 'plain' } } };
  expect(followNearest(brand, { site: { name: 'A' } }, '/site/brand/cards')).toBe('/site/brand');
});

test.each([
  ['/header/links/0', '/header'],
  ['/site/brand/cards', '/site/brand'],
  ['/site/name', '/site'],
  ['/shared/hours/heading', '/shared/hours'],
  // An undo has taken it away.
  ['/shared/gone', '/shared'],
])('the form of %s in site.json is that of %s', (pointer, part) => {
  expect(partAround({ shared: { hours: {} } }, pointer)).toBe(part);
});

test.each([
  ['/blocks/1/heading', '/blocks/1/heading'],
  ['/blocks/1/lead', '/blocks/1/heading'],
  ['/blocks/4', '/blocks/1/heading'],
  ['/layout', '/title'],
])('of several places, the nearest to %s is %s', (to, found) => {
  const places = [at('/title'), at('/title', 'pages/b.json'), at('/blocks/1/heading')];
  expect(nearest(places, at(to))).toEqual(at(found));
});

test('without a place in common the first is the nearest', () => {
  expect(nearest([at('/title', 'site.json')], at('/blocks/1'))).toEqual(at('/title', 'site.json'));
  expect(nearest([], undefined)).toBeUndefined();
});
