import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { standardLooks } from '../../../site/color/standard-looks';
import { lookNames, lookSheet } from '../bundle/style-sheets';
import { headingWeights } from '../fonts/site-fonts';
import { looksOf, panelStyles } from './brand-looks';

const { corners, cards, density, scale, weight, heads, buttons } = schema.$defs.brand.properties;

/** Each value that the schema knows for a look. */
const values = [
  ...Object.entries({ corners, cards, density, scale, weight, heads, buttons }).flatMap(
    ([field, { enum: values }]) => values.map((value) => [field, value] as const),
  ),
  ...[true, false].map((value) => ['frame', value] as const),
];
const standards = Object.entries(standardLooks);
const isStandard = ([field, value]: (typeof values)[number]) =>
  standards.some(([name, standard]) => name === field && standard === value);

test('each value of a look has its style sheet, but for those of the style sheets of all sites', () => {
  const others = values.filter((value) => !isStandard(value)).map(([field, value]) => `${field}-${value}`);
  expect(values.length - others.length).toBe(standards.length);
  expect(lookNames('.')).toEqual([...others, 'text-font'].sort());
});

test.each(values.filter(isStandard))('%s %s has none', (field, value) => {
  expect(looksOf({ [field]: value })).toEqual([]);
});

test.each([
  [undefined, []],
  [{ color: '#0b6b3a', tint: 'warm', ground: 'paper', headingFont: 'newsreader' }, []],
  [{ weight: 'heavy' }, ['weight-heavy']],
  [{ frame: false }, ['frame-false']],
  [
    { textFont: 'newsreader', buttons: 'pill', cards: 'plain', corners: 'square', scale: 'large' },
    ['corners-square', 'cards-plain', 'buttons-pill', 'text-font'],
  ],
] as const)('%o has %j', (brand, looks) => {
  expect(looksOf(brand)).toEqual(looks);
});

test.each(['light', 'regular', 'heavy'] as const)(
  'headings that are %s have the weight of their font',
  (name) => {
    const text = readFileSync(`.${lookSheet(`weight-${name}`)}`, 'utf8');
    const weights = [...text.matchAll(/weight: (\d+)/g)].map(([, weight]) => Number(weight));
    expect(weights).toEqual([headingWeights[name], headingWeights[name]]);
  },
);

test('only the panels of centered headings have colors of their own', () => {
  expect(panelStyles({ color: '#0b6b3a', heads: 'stacked' })).toBe('');
  expect(panelStyles({ color: '#0b6b3a', heads: 'centered' })).toMatch(
    /^@layer tokens\{@media screen\{\.cta\.picture>\.cta-frame\{--bg:/,
  );
});
