import { expect, test } from 'vitest';
import { blockName } from '../../../site/page/place-names';
import { kindPlan } from '../../../site/schema/field-plan';
import { findChoices } from './find-choices';

const people = { name: 'People', about: 'Portraits with a name.', otherWords: ['team', 'about us'] };
const quotes = {
  name: 'Quotes',
  about: 'What customers say.',
  otherWords: ['reviews'],
  closeWords: ['team'],
};
const cards = { name: 'Card grid', about: 'Cards for features or a gallery.', closeWords: ['teams'] };
const all = [cards, quotes, people];

test('a choice with the word in its name is before one that people also call so', () => {
  const [old, own] = [{ name: 'clock', otherWords: ['alarm check'] }, { name: 'alarm' }];
  const choices = [old, own].map((choice) => ({ ...choice, about: '' }));
  expect(findChoices(choices, 'al').fits.map(({ name }) => name)).toEqual(['alarm', 'clock']);
});

const found = (typed: string) => {
  const { fits, close } = findChoices(all, typed);
  return [fits, close].map((each) => each.map(({ name }) => name));
};

test.each([
  ['team', ['People'], ['Card grid', 'Quotes']],
  ['our teams', ['People'], ['Card grid', 'Quotes']],
  ['the TEAM', ['People'], ['Card grid', 'Quotes']],
  ['tea', ['People'], ['Card grid', 'Quotes']],
  ['taem', ['People'], ['Card grid', 'Quotes']],
  ['reviw', ['Quotes'], []],
  ['quote', ['Quotes'], []],
  ['customer', ['Quotes'], []],
  ['galleries', ['Card grid'], []],
  ['card grid', ['Card grid'], []],
  ['grid of reviews', ['Card grid', 'Quotes'], []],
  ['team xyz', ['People'], ['Card grid', 'Quotes']],
  ['say names', ['Quotes', 'People'], []],
  ['about', ['People'], []],
  ['our', [], []],
  ['xyz', [], []],
])('“%s” fits %j and comes close to %j', (typed, fits, close) => {
  expect(found(typed)).toEqual([fits, close]);
});

test.each([
  ['price', 'Pricing'],
  ['price list', 'Table'],
  ['photo', 'Split'],
  ['photos', 'Gallery'],
])('“%s” first finds %s, which is called so and no longer', (typed, first) => {
  const named = (name: string, ...otherWords: string[]) => ({ name, about: '', otherWords });
  const choices = [
    named('Table', 'price list'),
    named('Split', 'photo', 'a price'),
    named('Gallery', 'photos', 'the price'),
    named('Pricing', 'prices', 'photo price'),
  ];
  expect(findChoices(choices, typed).fits[0]?.name).toBe(first);
});

test('the word that was meant is known', () => {
  const { isMeant } = findChoices(all, 'our taem');
  expect(['team', 'about us', 'quotes'].map(isMeant)).toEqual([true, false, false]);
});

const list = kindPlan('page');
const blocks = list.is === 'object' ? list.fields.find(({ key }) => key === 'blocks')?.plan : undefined;
const types = blocks?.is === 'list' && blocks.items.is === 'union' ? [...blocks.items.variants] : [];

test.each(
  `announcement event date news blog quote testimonial table price hours team gallery photo download columns
   prices photos opening-hours anouncement testimonals galery imprint legal jobs certificates`.split(/\s+/),
)('a block fits “%s”, or comes close', (typed) => {
  const choices = types.map(([type, plan]) => ({
    name: blockName(type),
    about: plan.description ?? '',
    ...(plan.is === 'object' && plan),
  }));
  const { fits, close } = findChoices(choices, typed);
  expect(fits.length + close.length).toBeGreaterThan(0);
});
