import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Brand } from '../schema/types.gen';
import { brandStyles } from './brand-styles';
import { toneStyles } from './tone-styles';

const tokens = readFileSync('src/app/styles/tokens.css', 'utf8');
/** Of a style sheet, the names that a selector gives values. */
const namesIn = (text: string, selector: string) => {
  const [, rest = ''] = text.split(selector);
  return [...rest.slice(0, rest.indexOf('}')).matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
};

/** All colors, but those of cables, of shadows and of the banner, which has no other ground. */
const colors = namesIn(tokens, ':root,\n  .ink {').filter(
  (name) => name === 'j-blue' || !/^(j|pale|shade|shadow)(-|$)/.test(name),
);

const brands: readonly Brand[] = [{}, { tint: 'warm' }, { color: '#f2b705', accent: '#d8432b' }];

describe.each(brands)('%o', (brand) => {
  const styles = brandStyles(brand) + toneStyles(brand);

  test.each(['.tinted', '.blue', '.section.picture'])('%s has every color', (scope) => {
    const own = namesIn(toneStyles(brand), `${scope}{`);
    const elsewhere = [...namesIn(tokens, `\n  ${scope} {`), ...namesIn(brandStyles(brand), `${scope}{`)];
    expect(colors.filter((name) => !own.includes(name) && !elsewhere.includes(name))).toEqual([]);
    expect(own.filter((name) => elsewhere.includes(name))).toEqual([]);
  });

  test('on paper, no ground has a color', () => {
    const [screen = '', paper = ''] = styles.split('@media print');
    expect(screen).toContain('@media screen{.tinted{');
    expect(paper).toMatch(/^\{\.section:is\(\.ink,\.blue\)\{color-scheme:light;(--[\w-]+:inherit;)+\}\}\}$/);
  });
});

test.each([
  ['dark where its text is white', {}, 'color-scheme:dark;'],
  ['light on a bright one that stays so', { color: '#f2b705', ground: 'ink' }, 'color-scheme:light;'],
  ['that of the page where it changes with it', { color: '#f2b705' }, ''],
] as const)('the scheme of the brand color is %s', (_, brand, scheme) => {
  expect(toneStyles(brand)).toContain(`.blue:not(.cta){${scheme}}`);
});

test('tinted cards have the colors of the tint, but where the section has a ground of its own', () => {
  expect(toneStyles({ cards: 'tinted' })).toContain(
    '{.tinted,.card-grid:not(.tinted,.ink,.blue,.picture) .cell:not(.cell-head){--blue:',
  );
});

test('ink is darker than a page that is ink', () => {
  expect(brandStyles({ ground: 'ink' })).toContain('--bg:#03060c;');
  expect(brandStyles({ color: '#3f7a68' })).not.toContain('--bg:#03060c;');
});
