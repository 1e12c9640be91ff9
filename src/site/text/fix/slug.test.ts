import { expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { pathPart, slug } from './slug';

test.each([
  ['5G networks', '5g-networks'],
  ['24/7 Support', '24-7-support'],
  ['3D-Druck', '3d-druck'],
  ['2026 prices', '2026-prices'],
  ['  Über uns & Łódź!  ', 'uber-uns-lodz'],
  ['Wi-Fi 网络', 'wi-fi'],
  ['خدمات', ''],
  ['网络', ''],
  ['—', ''],
])('the part of a path for %j is %j', (title, part) => {
  expect(pathPart(title)).toBe(part);
  if (part !== '') expect(`/${part}`).toMatch(new RegExp(schema.$defs.pagePath.pattern));
});

test.each([
  ['Über uns: Größe', 'de', 'ueber-uns-groesse'],
  ['A\u0308RZTE', 'de-AT', 'aerzte'],
  ['Smørrebrød på Ærø', 'da', 'smoerrebroed-paa-aeroe'],
  ['Århus', 'nb', 'aarhus'],
  ['Västerås', 'sv', 'vasteras'],
  ['über', 'constructor', 'uber'],
])('%j in the language %j is %j', (title, language, part) => {
  expect(pathPart(title, language)).toBe(part);
});

test('an id starts with a letter', () => {
  expect(['5G networks', '24/7', 'Über 3'].map(slug)).toEqual(['g-networks', '', 'uber-3']);
});
