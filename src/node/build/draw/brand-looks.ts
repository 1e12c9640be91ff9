import { callColors } from '../../../site/color/brand-styles';
import { tokenPairs, written } from '../../../site/color/tone-tokens';
import type { Brand } from '../../../site/schema/types.gen';
import { headingWeights } from '../fonts/site-fonts';

type Look = 'corners' | 'frame' | 'cards' | 'density' | 'scale' | 'weight' | 'heads' | 'buttons';

/** A size of text between phones and wide screens, in pixels. */
const size = (least: number, most: number): string => {
  const slope = (most - least) / (1440 - 390);
  return `clamp(${least / 16}rem,${((least - slope * 390) / 16).toFixed(3)}rem + ${(slope * 100).toFixed(2)}vw,${most / 16}rem)`;
};

interface Sizes {
  d1: string;
  d2?: string;
  h2: string;
  h3: number;
  h4: number;
  tracking: number;
}

/** Beside a drawing there is no room for more than the style sheets have. */
const scale = ({ d1, d2, h2, h3, h4, tracking }: Sizes, first = '.d1') =>
  `@layer base{${first}{font-size:${d1};letter-spacing:${tracking}em}${d2 ? `.d2{font-size:${d2}}` : ''}` +
  `.h2{font-size:${h2}}.h3{font-size:${h3 / 16}rem}.h4{font-size:${h4 / 16}rem}}`;

const radii = (small: number, large: number) =>
  `@layer tokens{:root{--radius:${small}px;--radius-large:${large}px}}`;

const spaces = (wide: number, tablet: number, phone: number) =>
  `@layer tokens{:root{--section-space:${wide}px}@media (width<=64em){:root{--section-space:${tablet}px}}` +
  `@media (width<=640px){:root{--section-space:${phone}px}}}`;

const weight = (value: number) =>
  `@layer tokens{:root{--heading-weight:${value}}}@layer chrome{.brand .wordmark{font-weight:${value}}}`;

/** Cards with space between them in place of lines. */
const apart = (cell: string) =>
  '@layer utilities{.card-grid .cells{gap:var(--card-gap,32px);padding:0 var(--gutter) var(--card-end,var(--section-space));border:0;background:none}' +
  `.card-grid .cell{${cell}}.card-grid .cells-headed{padding-block-start:calc(var(--section-space)*.8)}` +
  '.card-grid .cell-head{padding:0;background:none;box-shadow:none}';

const panel = 'border-radius:var(--radius-large);overflow:clip';
/** Pictures from edge to edge of their cards, but for those of large cards, which fill the rest of theirs. */
const pictured = (ratio: string, padding: string) =>
  '.card-grid .cell-art>.cell-body{padding:0;gap:0}.card-grid .cell-art .static-cell{max-inline-size:none}' +
  `.card-grid .cell-art:not(.cell-tall,.cell-large,.cell-larger) .static-cell{aspect-ratio:${ratio}}.card-grid .cell-art .cell-text{padding:${padding}}`;

/** It need not stand below the heading. */
const firstInPanel = '.card-grid .cell-feature:first-child>.cell-body{padding-inline-start:32px}';

/** Sections that end with a list, which a line below it would else set apart. */
const listed =
  '.section:is(.card-grid,.table,.hours,.pricing,.people,.quotes,.steps,.downloads,.directory,.stats,.gallery,.hub,.rows)';
const grounds = [':not(.tinted,.ink,.blue,.picture)', '.tinted', '.ink', '.blue'];
/** Followed by one on the same ground, with which it shares the space that is above its heading. */
const shared = grounds.map((ground) => `${listed}${ground}:has(+.section${ground})`).join();

const boxed = '.split:not(.split-bleed)';
/** After one on the same ground, which has the space already. */
const joined = grounds.map((ground) => `${boxed}${ground}+${boxed}${ground}`).join();

/** Frames with a heading, but for blocks that have a place of their own for it. */
const headed = '.section:not(.steps,.downloads,.people,.quotes)>.frame:has(>.section-head)';

/** On a picture, a line alone would not be seen. */
const inLine = '.button:not(.button-small,.section.picture .button)';

const oneColumn = 'grid-template-columns:minmax(0,1fr)';

/** What the values of the brand's looks add to the style sheets. Values without a row are those of the style sheets. */
const looks: { readonly [Name in Look]: Readonly<Record<string, string>> } = {
  corners: { square: radii(0, 0), round: radii(22, 28) },
  frame: {
    false:
      '@layer layout{.section,.frame{border-color:transparent}.section>.frame::before,.section>.frame::after{display:none}@media (forced-colors:active){.section,.frame{border-color:Canvas}}}' +
      '@layer utilities{.hero{background:var(--bg)}@media (width>768px){.hero-beside .hero-art:has(>*>.picture){margin-inline-end:min(0px,(var(--frame) - 100vw)/2)}}}' +
      `@layer utilities{:root{--card-end:0px}${listed}{padding-block-end:var(--section-space)}${shared}{padding-block-end:calc(var(--section-space)*.2)}.rows-body{padding-block-end:0}` +
      '.steps-list,.hours-places,.hours-week.hours-week,.contact-side,.contact-side>.static-figure{border-color:transparent}.steps-row .step{border-inline-color:transparent}.hours-places,.people-grid{background:none}' +
      '.stats .cells{border:0;background:none}.faq-items{border:0}.faq-items summary,.faq-items .rich{padding-inline-start:0}.faq-items details{margin-inline:var(--gutter)}' +
      '@media (width>640px){.people-grid{gap:32px;padding:calc(var(--section-space)*.8) var(--gutter) 0;background:none;& .person{--inset:0px}& .person-initials{--inset:24px}' +
      '& .person>:is(.static-figure,.person-initials){border-radius:var(--radius-large)}& .section-head{padding:0 0 24px}}}' +
      '.faq-items>:first-child{border-block-start:1px solid var(--line)}.faq-items>:last-child{border-block-end:1px solid var(--line)}' +
      '.faq-items{align-self:center;padding-block-end:calc(var(--section-space)*.8)}@media (width>64em){.faq-items{padding-block-start:calc(var(--section-space)*.8)}}' +
      `${boxed} .split-art{border:0;border-radius:var(--radius-large);margin-inline:var(--gutter)}` +
      `@media (width>64em){${boxed}{padding-block:calc(var(--section-space)*.8)}${joined}{padding-block-start:0}}` +
      `@media (width<=64em){${boxed} .split-art{margin-block:0 var(--section-space)}.faq-items summary,.faq-items .rich{padding-inline:0}}}`,
  },
  cards: {
    plain:
      apart('background:none') +
      '.card-grid .cell-feature{border-block-start:2px solid var(--text)}.card-grid .cell>.cell-body{padding-inline:0}' +
      `${pictured('1', '20px 0 0')}.stat-bar{block-size:0;margin-block:0 12px}` +
      '@media (width<=640px){.card-grid .cells:has(>.cell-art+.cell-art):not(:has(>.cell-feature)){--columns:2;gap:32px 16px}.cell-art>.cell-body:has(>.static-cell){display:flex}}}',
    raised: `${apart(`${panel};background:light-dark(#fff,var(--bg-3));box-shadow:var(--shadow-2)`) + firstInPanel + pictured('4/5', '24px 28px 28px')}@media (width<=640px){.cell-art>.cell-body:has(>.static-cell){display:flex}}}`,
    tinted:
      `${apart(`${panel};background:var(--bg-2)`) + firstInPanel}.card-grid:not(.tinted,.ink,.blue,.picture) .cell{background:var(--bg);color:var(--text)}` +
      '.card-grid .cell-link:hover{background:var(--bg-3)}.card-grid .cell-feature>.cell-body:has(>.plate){display:grid;grid-template-columns:24px minmax(0,1fr);gap:20px;align-content:center;block-size:100%}' +
      '.card-grid .plate{inline-size:28px;block-size:28px;margin:0;padding:2px;background:none}}',
  },
  density: {
    compact:
      spaces(72, 60, 48) +
      '@layer tokens{:root{--card-gap:20px}}@layer utilities{.cell-feature>.cell-body{padding-block:24px}.cell-feature .plate{margin-block-end:32px}}',
    airy: spaces(152, 112, 88),
  },
  scale: {
    compact: scale({ d1: size(38, 60), d2: size(36, 48), h2: size(25, 28), h3: 17, h4: 16, tracking: -0.02 }),
    regular: scale({
      d1: size(40, 68),
      d2: size(38, 56),
      h2: size(28, 40),
      h3: 20,
      h4: 17,
      tracking: -0.028,
    }),
    grand: `${scale(
      { d1: size(48, 140), h2: size(36, 68), h3: 26, h4: 20, tracking: -0.035 },
      ':is(.hero-plain *,:not(:has(+.hero-art)))>.d1',
    )}@layer tokens{:root{--aside:clamp(2rem,4vw,3.75rem)}}@media (width>640px){@layer base{.hero-photo:not(.picture) .d1{font-size:${size(24, 104)}}}}`,
  },
  weight: {
    light: weight(headingWeights.light),
    regular: weight(headingWeights.regular),
    heavy: weight(headingWeights.heavy),
  },
  heads: {
    stacked:
      `@layer layout{.section-head{${oneColumn}}}` +
      `@layer utilities{@media (width>64em){.faq-frame{${oneColumn}}.faq-copy{padding-block-end:0}.faq-items{inline-size:min(100%,56rem);padding-block-start:40px}}}`,
    centered:
      `@layer layout{.section-head{${oneColumn};justify-items:center;text-align:center}}` +
      '@layer utilities{.cta>:not(.cta-art)+.cta-frame,.cta>.cta-frame:first-child{align-items:center;text-align:center}.cta-frame>.actions{justify-content:center}' +
      '.cta.picture{color-scheme:inherit;padding:clamp(40px,8vw,112px) var(--gutter);& .section-picture::after{display:none}& .drawing.drawing{--k:light-dark(var(--a5),#fff)}' +
      '& .cta-frame{inline-size:min(100%,680px);min-block-size:0;padding:clamp(48px,6vw,88px) clamp(28px,5vw,72px);background:var(--bg);color:var(--text);outline:1px solid var(--line-2);outline-offset:-12px}}}',
    aside:
      `@layer layout{@media (width<=64em){.section-head{${oneColumn}}}@media (width>64em){${headed}{display:grid;grid-template-columns:minmax(0,3.4fr) minmax(0,8.6fr);padding-block-start:calc(var(--section-space)*.8)}` +
      `${headed}>.section-head{${oneColumn};grid-row:1/span 9;align-content:start;padding-block-start:0;padding-inline-end:0}${headed}>:not(.section-head){grid-column:2}` +
      `${headed}>.section-head>.h2{font-size:var(--aside,clamp(1.75rem,2.8vw,2.5rem));hyphens:auto}}}` +
      '@layer utilities{@media (width>64em){.stats .cells{border:0}.stats .stat{padding-block-start:0;padding-inline:var(--gutter) 24px}.faq-frame{grid-template-columns:minmax(0,3.4fr) minmax(0,8.6fr)}.faq-copy{padding-inline-end:24px}.faq-copy>.h2{font-size:var(--aside,clamp(1.75rem,2.8vw,2.5rem));hyphens:auto}' +
      `.prose:not(:has(nav)){&>.frame{${oneColumn};padding-block:calc(var(--section-space)*.8) var(--section-space)}& .frame>div{grid-column:1;max-inline-size:none}` +
      '& .frame>div>div:has(>h2){display:grid;grid-template-columns:calc((100% + 2*var(--gutter))*3.4/12) minmax(0,1fr)}& .rich{max-inline-size:45em}& .frame>div>div:only-child .rich{max-inline-size:none;columns:2;column-gap:48px;orphans:2;widows:2;font-size:1.0625rem}& h2{font-size:var(--aside,clamp(1.75rem,2.8vw,2.5rem));padding-inline-end:24px}}}}',
  },
  buttons: {
    pill: '@layer base{.button{border-radius:99px}}',
    square: '@layer base{.button,.round-button{border-radius:0}}',
    line:
      `@layer base{${inLine}{padding-inline:0;border-color:transparent;border-radius:0;background:none;color:var(--text);box-shadow:inset 0 -2px var(--accent)}` +
      `${inLine}:hover{box-shadow:inset 0 -4px var(--accent)}.actions{gap:12px 32px}@media (width<=640px){.actions>${inLine}{flex:none;align-self:start}}` +
      '.round-button{border-radius:0}.button-small{border-color:var(--ctl);background:none;color:var(--text);box-shadow:none}.button-small:hover{background:var(--bg-3)}}',
  },
};

/** Small letters of all fonts are as high; Arabic ones have no such height, are smaller, and their marks need room. */
const ownFont =
  '@layer base{html:not([dir=rtl]) :is(body,.button){font-size-adjust:.5}html[dir=rtl]{font-size:112.5%}[dir=rtl] :is(.d1,.d2,.h2){line-height:1.3}}';

/** The rules of a brand's looks, which come after the style sheets; none for those of the style sheets. */
export function lookStyles(brand: Brand): string {
  const values = new Map<string, unknown>(Object.entries(brand));
  return (
    Object.entries(looks)
      .map(([name, rules]) => rules[String(values.get(name))] ?? '')
      .join('') +
    (brand.textFont ? ownFont : '') +
    (brand.heads === 'centered'
      ? `@layer tokens{@media screen{.cta.picture>.cta-frame{${written(tokenPairs(brand, 'brand', callColors))}}}}`
      : '')
  );
}
