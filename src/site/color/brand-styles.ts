import type { Brand } from '../schema/types.gen';
import { designBlue } from './brand-color';
import { drawingColors } from './drawing-colors';
import type { ScopeColors } from './scope-colors';
import { toneColors } from './tone-colors';
import { bothThemes, tokenPairs, type Variables, written } from './tone-tokens';

/** The tokens in the colors of the brand. The grays keep the luminance of the design. */
export const ownColors = ({ button, link, focus, accent, mark }: ScopeColors): Variables => ({
  blue: button.fill,
  'blue-h': button.hover,
  'blue-a': button.pressed,
  label: button.label,
  edge: button.edge,
  'button-edge': button.edge === button.fill ? 'transparent' : button.edge,
  mark,
  'blue-t': link,
  focus,
  accent,
});

/** The tokens on the brand color itself. */
export const callColors = ({
  grounds: [bg],
  text,
  text2,
  heading,
  focus,
  accent,
  button,
}: ScopeColors): Variables => ({
  bg,
  text,
  'text-2': text2,
  heading,
  line: `${text}33`,
  'line-2': `${text}80`,
  focus,
  accent,
  pole: button.fill,
  'pole-h': button.hover,
  'pole-a': button.pressed,
  'pole-t': button.label,
});

const paperColors = (colors: ScopeColors): Variables => {
  const [bg, bg2 = bg, bg3 = bg, hero2 = bg] = colors.grounds;
  return {
    bg,
    'bg-2': bg2,
    'bg-3': bg3,
    'hero-2': hero2,
    'text-2': colors.text2,
    'text-3': colors.text3,
    ctl: colors.control,
  };
};

/**
 * The colors of drawings in a brand, and how they fill their box as photos do. White and black are those of the section:
 * what is drawn on its ground is seen on any.
 */
export function drawingStyles(brand: Brand): string {
  const colors = bothThemes(brand, drawingColors);
  const own = written({ ...colors, w: 'var(--bg)', k: 'var(--text)' });
  return (
    `@layer utilities{.drawing.drawing{${own}overflow:hidden}.blue .drawing.drawing{--b:var(--bg)}.blue .drawing-clear.drawing{--x:var(--text)}` +
    '[dir="rtl"] .static-banner>.drawing{scale:-1 1}' +
    '@media (forced-colors:active){.drawing-clear.drawing{--w:Canvas;--k:CanvasText;--x:LinkText}}}'
  );
}

/** Gives the tokens the colors of a brand; nothing for the design's own. */
export function brandStyles(brand: Brand): string {
  const { color = designBlue, accent, ground = 'white' } = brand;
  if (color.toLowerCase() === designBlue && !accent && ground === 'white') return '';
  const root =
    written(tokenPairs(brand, 'light', ownColors)) +
    (ground === 'paper' ? written(tokenPairs(brand, 'light', paperColors)) : '');
  const onInk = toneColors(brand, 'ink', 'dark');
  const ink = written({ ...ownColors(onInk), ...(ground === 'ink' ? paperColors(onInk) : {}) });
  const scopes = `:root{${root}}.ink{${ink}}.blue{${written(tokenPairs(brand, 'brand', callColors))}}`;
  const scheme =
    '@media screen{:root,:root[data-theme]{color-scheme:dark}}.theme-button.theme-button{display:none}';
  const current =
    '@layer chrome{.header .header-links [aria-current]{box-shadow:inset 0 -2px var(--accent)}}';
  return `@layer tokens{${scopes}}${ground === 'ink' ? scheme : ''}${accent ? current : ''}`;
}
