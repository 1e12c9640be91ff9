import { expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { lookStyles } from './brand-looks';

test('the first value of each look is that of the style sheets', () => {
  expect(
    lookStyles({
      corners: 'soft',
      frame: true,
      cards: 'bordered',
      density: 'regular',
      scale: 'large',
      weight: 'strong',
      heads: 'split',
      buttons: 'corners',
    }),
  ).toBe('');
});

const { cards, density, scale, weight, heads, buttons } = schema.$defs.brand.properties;

test.each(
  Object.entries({ cards, density, scale, weight, heads, buttons }).flatMap(([name, { enum: values }]) =>
    values.slice(1).map((value) => [name, value]),
  ),
)('%s %s is a rule of its own', (name = '', value) => {
  const text = lookStyles({ [name]: value });
  expect(text).toMatch(/^@layer /);
  expect(text.split('{')).toHaveLength(text.split('}').length);
});

test('sizes of text grow from phones to wide screens', () => {
  expect(lookStyles({ scale: 'compact' })).toContain(
    '.h2{font-size:clamp(1.5625rem,1.493rem + 0.29vw,1.75rem)}',
  );
});

test.each([
  [{ corners: 'square' }, '@layer tokens{:root{--radius:0px;--radius-large:0px}}'],
  [
    { weight: 'heavy' },
    '@layer tokens{:root{--heading-weight:800}}@layer chrome{.brand .wordmark{font-weight:800}}',
  ],
  [
    { textFont: 'newsreader' },
    '@layer base{html:not([dir=rtl]) :is(body,.button){font-size-adjust:.5}html[dir=rtl]{font-size:112.5%}[dir=rtl] :is(.d1,.d2,.h2){line-height:1.3}}',
  ],
  [{ buttons: 'pill' }, '@layer base{.button{border-radius:99px}}'],
] as const)('%o', (brand, styles) => {
  expect(lookStyles(brand)).toBe(styles);
});
