import type { Brand } from '../schema/types.gen';
import { designBlue } from './brand-color';
import { callColors, ownColors } from './brand-styles';
import { inkOf, type ScopeColors } from './scope-colors';
import { step } from './step';
import { pictureShade, toneColors } from './tone-colors';
import { tokenPairs, type Variables, written } from './tone-tokens';

/** As in tokens.css: what says that something is right, wrong or a benefit. */
const signals = { 'teal-t': '#00786b', red: '#c8281e', green: '#0a7a4b' };

/** Every token that a block's own ground needs. */
function allColors(
  colors: ScopeColors,
  [bg, bg2 = bg, bg3 = bg]: ScopeColors['grounds'] = colors.grounds,
): Variables {
  const { grounds, text, text2, text3, heading, control } = colors;
  const signal = ([name, color]: [string, string]) => [name, step(color, grounds, 4.6)];
  return {
    ...ownColors(colors),
    ...Object.fromEntries(Object.entries(signals).map(signal)),
    bg,
    'bg-2': bg2,
    'bg-3': bg3,
    'hero-2': bg,
    'blue-soft': bg3,
    'teal-soft': bg3,
    'red-soft': bg2,
    'green-soft': bg2,
    text,
    'text-2': text2,
    'text-3': text3,
    heading,
    ctl: control,
    line: `${text}1f`,
    'line-2': `${text}40`,
    'j-blue': colors.mark,
  };
}

/** On the brand color, brand-styles and tokens.css have some already. */
function restColors(colors: ScopeColors): Variables {
  const known = callColors(colors);
  return Object.fromEntries(Object.entries(allColors(colors)).filter(([name]) => !(name in known)));
}

/** On a picture, what has a ground of its own has the ink. */
function pictureColors(colors: ScopeColors): Variables {
  const [, bg = '', ...plates] = colors.grounds;
  return { ...allColors(colors, [bg, ...plates]), ...callColors(colors), bg };
}

/** The scheme of what browsers draw, such as a list of choices; that of the page where the brand follows it. */
function brandScheme(brand: Brand): string {
  const [light, dark] = [toneColors(brand, 'brand', 'light').text, toneColors(brand, 'brand', 'dark').text];
  return light === dark ? `color-scheme:${light === '#ffffff' ? 'dark' : 'light'};` : '';
}

/** Cards that are panels of the tint, where the page has none. */
const tintedCards = '.card-grid:not(.tinted,.ink,.blue,.picture) .cell:not(.cell-head)';

/** The scopes of the tones `tint`, `brand` and `picture`, each with all colors; on paper none has any. */
export function toneStyles(brand: Brand): string {
  const tint = tokenPairs(brand, 'tint', allColors);
  const { color = designBlue } = brand;
  const shade = `${inkOf(color)}${Math.ceil(pictureShade * 255).toString(16)}`;
  const scopes =
    `.tinted${brand.cards === 'tinted' ? `,${tintedCards}` : ''}{${written(tint)}}` +
    `.blue{${written(tokenPairs(brand, 'brand', restColors))}}` +
    `.blue:not(.cta){${brandScheme(brand)}}` +
    `.section.picture{color-scheme:dark;${written(tokenPairs(brand, 'picture', pictureColors))}--picture-shade:${shade}}`;
  const paper = Object.keys(tint).map((name) => `--${name}:inherit;`);
  return `@layer tokens{@media screen{${scopes}}@media print{.section:is(.ink,.blue){color-scheme:light;${paper.join('')}}}}`;
}
