import { describe, expect, test } from 'vitest';
import { kindPlan } from '../schema/field-plan';
import type { Collection } from '../schema/types.gen';
import type { Row } from './row';
import { compileTemplate } from './template';
import type { TemplateMistake } from './template-part';

const fields: Collection['fields'] = {
  brand: { kind: 'page' },
  otherBrand: { kind: 'page', optional: true },
  pages: { kind: 'page', list: true, min: 1, max: 10 },
  names: { kind: 'line', list: true, min: 1, max: 10 },
};
const brand = { type: 'field', name: 'brand' };
const otherBrand = { type: 'field', name: 'otherBrand', if: 'otherBrand' };

function compile(pages: unknown) {
  const mistakes: TemplateMistake[] = [];
  const block = { type: 'related', heading: 'More', pages };
  const context = {
    fields,
    locale: 'en',
    report: (_: string, mistake: TemplateMistake) => mistakes.push(mistake),
  };
  return { part: compileTemplate(block, kindPlan('block'), '', context), mistakes };
}

const rowOf = (values: Row['values']): Row => ({ file: 'a.json', pointer: '', slug: 'a', values });

describe('a list that has each page once shows fields that name the same one once', () => {
  test.each<[string, Row['values'], string[]]>([
    ['two pages', { brand: '/a', otherBrand: '/b' }, ['/a', '/b', '/always']],
    ['the same page twice', { brand: '/a', otherBrand: '/a' }, ['/a', '/always']],
    ['the page that is always there', { brand: '/always', otherBrand: '/b' }, ['/always', '/b']],
    ['without an optional page', { brand: '/a' }, ['/a', '/always']],
  ])('%s', (_, values, pages) => {
    const { part, mistakes } = compile([brand, otherBrand, '/always']);
    expect(mistakes).toEqual([]);
    expect(part.fill(rowOf(values))).toMatchObject({ pages });
  });

  test('the place of each is its own field', () => {
    const { part } = compile(['/always', brand, otherBrand]);
    const row = rowOf({ brand: '/always', otherBrand: '/b' });
    expect(part.origin(row, ['pages', '0'])).toEqual({ pointer: '/pages/0', keys: [] });
    expect(part.origin(row, ['pages', '1'])).toEqual({ pointer: '/pages/2', field: 'otherBrand', keys: [] });
  });
});

describe('a field that is such a list', () => {
  test.each<[string, string, TemplateMistake[]]>([
    ['fits, because it has each page once', 'pages', []],
    [
      'does not fit if it has texts',
      'names',
      [{ type: 'kind', field: 'names', kind: 'line', wanted: 'pages' }],
    ],
  ])('%s', (_, name, found) => {
    expect(compile({ type: 'field', name }).mistakes).toEqual(found);
  });
});
