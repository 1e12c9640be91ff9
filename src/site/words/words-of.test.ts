import { describe, expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { directionOf } from './direction-of';
import { en } from './en';
import { fillIn, placeholdersOf } from './words';
import { shippedLanguages, shippedWords, wordsOf } from './words-of';

const tokens = new Map([['site.name', 'Acme']]);

test('the schema has the names of the words, in their order', () => {
  expect(Object.keys(schema.$defs.interfaceWords.properties)).toEqual(Object.keys(en));
});

describe.each(shippedLanguages)('the words in "%s"', (language) => {
  const words = Object.entries(shippedWords(language) ?? {});

  test('are all there, and no others', () => {
    expect(words.map(([name]) => name)).toEqual(Object.keys(en));
  });

  test('fill in what the English ones do', () => {
    const english = new Map<string, string>(Object.entries(en));
    for (const [name, word] of words)
      expect([name, placeholdersOf(word).sort()]).toEqual([
        name,
        placeholdersOf(english.get(name) ?? '').sort(),
      ]);
  });

  test('are not left in English', () => {
    // A name that several languages share.
    const shared = ['menu', 'listPage', 'fieldName', 'fieldEmail', 'fieldMessage'];
    const english = new Map<string, string>(Object.entries(en));
    const same = words.filter(([name, word]) => word === english.get(name) && !shared.includes(name));
    if (language !== 'en') expect(same).toEqual([]);
  });
});

test.each([
  ['de', 'Karte laden'],
  ['de-AT', 'Karte laden'],
  ['id-Latn-ID', 'Muat peta'],
  ['ar-EG', 'تحميل الخريطة'],
  ['en-GB', 'Load map'],
])('the words of %s', (language, loadMap) => {
  expect(wordsOf({ language }, tokens).loadMap).toBe(loadMap);
});

test('a site can have other words, with tokens', () => {
  const words = wordsOf({ language: 'de', words: { loadMap: 'Zu {site.name}' } }, tokens);
  expect([words.loadMap, words.directions]).toEqual(['Zu Acme', 'Route planen']);
});

test.each([
  ['%position% of %count%', { position: 2, count: 5 }, '2 of 5'],
  ['100 % of %count%', { count: 5 }, '100 % of 5'],
  ['%other%', {}, '%other%'],
])('%s is filled in', (word, values, text) => {
  expect(fillIn(word, values)).toBe(text);
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['ckb', 'rtl'],
  ['az-Arab', 'rtl'],
  ['id', 'ltr'],
  ['zh-Hant-TW', 'ltr'],
] as const)('%s is written %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
