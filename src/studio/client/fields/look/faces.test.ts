import { expect, test } from 'vitest';
import { designBlue } from '../../../../site/color/brand-color';
import { brandStyles } from '../../../../site/color/brand-styles';
import { kindPlan } from '../../../../site/schema/field-plan';
import { fieldsOf, fits, valuesOf } from '../../../../site/schema/plan-at';
import { countChanged, faces, standard, standardOf, withFace, withFonts } from './faces';

const fields = fieldsOf(kindPlan('brand'));

test('the standard names a value for every choice of the brand, and has the colors of the design', () => {
  const choices = fields.filter(({ plan }) => plan.is === 'choice' || plan.is === 'switch');
  expect(choices.map(({ key }) => key).filter((key) => standardOf(key) === undefined)).toEqual([]);
  expect(standard.color).toBe(designBlue);
  expect(brandStyles(standard)).toBe('');
});

test.each(faces)(
  'the look $name has only values that the schema knows, and no standard ones',
  ({ brand }) => {
    for (const [key, value] of Object.entries(brand)) {
      const plan = fields.find((field) => field.key === key)?.plan;
      expect(plan && fits(plan, value), key).toBe(true);
      if (plan?.is === 'choice') expect(valuesOf(plan)).toContain(value);
      expect(value).not.toBe(standardOf(key));
    }
  },
);

const cafe = faces.find(({ name }) => name === 'Café')?.brand ?? {};

test.each([
  ['nothing', {}, cafe, 10],
  ['another font', { headingFont: 'geist' }, cafe, 11],
  ['two of its values', { corners: 'square', frame: false }, cafe, 8],
  ['all of its values, and a standard one', { ...cafe, density: 'regular' }, cafe, 0],
  ['other values than the standard', { accent: '#123456', frame: false }, {}, 2],
])('of a brand with %s, a look says how many choices it changes', (_, brand, face, count) => {
  expect(countChanged(brand, face)).toBe(count);
  expect(countChanged(withFace(brand, face), face)).toBe(0);
});

test('a look has the fonts for the language of the site', () => {
  const fonts = (language: string) =>
    faces.map((face) => withFonts(face, language)).map(({ headingFont }) => headingFont);
  expect(fonts('de')).toEqual([
    undefined,
    'figtree',
    'bricolage-grotesque',
    'newsreader',
    'archivo',
    'newsreader',
  ]);
  expect(new Set(fonts('ar'))).toEqual(new Set(['noto-naskh-arabic', 'reem-kufi']));
});

test('a look takes over its fonts, and leaves unknown fields as they are, and where they are', () => {
  const brand = { later: 1, density: 'compact', headingFont: 'geist', accent: '#123456', corners: 'round' };
  expect(withFace(brand, { headingFont: 'figtree', corners: 'square', color: '#8a4b20' })).toEqual({
    later: 1,
    headingFont: 'figtree',
    corners: 'square',
    color: '#8a4b20',
  });
  expect(Object.keys(withFace(brand, {}))).toEqual(['later']);
});
