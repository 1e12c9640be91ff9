import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg';
import { svgExcess } from './svg-limits';

/** The header of a PNG, which is all that is read. */
function png(width: number, height: number): string {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width);
  sides.writeUInt32BE(height, 4);
  return Buffer.concat([header, sides]).toString('base64');
}

const excessOf = (inside: string) => {
  const { root } = cleanSvg(`<svg viewBox="0 0 9 9">${inside}</svg>`);
  return root && svgExcess(root)?.kind;
};

const path = '<path d="M0 0h9v9z"/>';
const uses = (count: number, id: string) => `<use href="#${id}"/>`.repeat(count);
/** Each group shows the one before it so many times. */
const levels = (depth: number, times: number) =>
  Array.from({ length: depth }, (_, level) => `<g id="a${level + 1}">${uses(times, `a${level}`)}</g>`).join(
    '',
  );

/** 2,500 shapes beside a filter that a sheet may give them. */
const filtered = (css: string) => `<filter id="a"><feFlood/></filter>${sheet(css)}${path.repeat(2_500)}`;

const manyPoints = 'M0 0h9v9z'.repeat(500);
const sheet = (css: string) => `<style>${css}</style>`;
/** Eight patterns, each filled with the one before it, by attributes or by a sheet. */
const patterns = (shapes: (level: number) => string, [before, after] = ['.no', '']) =>
  Array.from(
    { length: 8 },
    (_, level) =>
      `<pattern id="a${level + 1}">${shapes(level)}</pattern>${sheet(`${before}${level}${after}{fill:url(#a${level})}`)}`,
  ).join('');

test.each<[string, string | undefined]>([
  [path.repeat(30_000), undefined],
  [`<g id="a0">${path}</g>${uses(9_000, 'a0')}`, undefined],
  [`<g id="a0">${path}</g>${uses(11_000, 'a0')}`, 'repeated'],
  [`<g id="a0">${path}</g>${levels(10, 10)}`, 'repeated'],
  [`<g id="a0">${path}</g>${levels(10, 10)}`.replaceAll('"#a', '"#%61'), 'repeated'],
  [`<g id="a%zz">${path}</g>${uses(11_000, '%61%zz')}`, 'repeated'],
  [`<pattern id="a">${path}</pattern>${'<path fill="url(#%61)"/>'.repeat(11_000)}`, 'repeated'],
  [`<g id="a0">${path}</g>${levels(2_000, 1)}`, 'repeated'],
  [`<g id="a0">${path}</g>${levels(100, 1)}`, undefined],
  [`<g id="a">${uses(1, 'a')}</g>`, 'endless'],
  [`<g id="a">${uses(1, 'b')}</g><g id="b">${uses(1, 'a')}</g>`, 'endless'],
  ['<mask id="a"><path mask="url(#a)"/></mask>', 'endless'],
  [`<pattern id="a">${path}</pattern>${'<path fill="url( \'#a\' )"/>'.repeat(11_000)}`, 'repeated'],
  [
    `<linearGradient id="a"><stop/><stop/></linearGradient>${'<path fill="url(#a)"/>'.repeat(11_000)}`,
    undefined,
  ],
  [
    `<marker id="a">${path.repeat(50)}</marker><path marker-mid="url(#a)" d="${'M0 0h9v9z'.repeat(500)}"/>`,
    'repeated',
  ],
  [
    `<marker id="a">${path.repeat(50)}</marker><path style="marker-mid:url(#a)" d="${manyPoints}"/>`,
    'repeated',
  ],
  [
    `<marker id="a">${path.repeat(50)}</marker>${sheet('polyline{marker:url(#a)}')}<polyline points="${manyPoints}"/>`,
    'repeated',
  ],
  [patterns((level) => `<path fill="url(#a${level})"/>`.repeat(10)), 'repeated'],
  [patterns((level) => `<path class="c${level}"/>`.repeat(10), ['.c', '']), 'repeated'],
  [
    patterns((level) => `<g class="c${level}">${path.repeat(10)}</g>`, ['g.c', ' > path:first-child']),
    'repeated',
  ],
  [
    patterns((level) => `<path class="c${level}"/>`.repeat(10), ['@media print{svg .c', ':first-child, .no']),
    'repeated',
  ],
  [
    patterns((level) => `<path class="c${level}"/>`.repeat(10), ['g{x:y} g{stroke:red;g{}.c', '']),
    'repeated',
  ],
  [`<pattern id="a">${path}</pattern>${sheet('/* path{fill:url(#a)} */ .b{fill:url(#a)}')}`, undefined],
  [`<clipPath id="a">${path}</clipPath>${sheet('g path:hover{clip-path:url(#a)}')}<g>${path}</g>`, undefined],
  [`<mask id="a"><path class="b"/></mask>${sheet('.b{mask:url(#a)}')}`, 'endless'],
  [`<mask id="a"><path class="b"/></mask>${sheet('[class="b c"]{mask:url(#a)}')}`, undefined],
  [`<filter id="a"><feFlood/></filter>${'<path filter="url(#a)"/>'.repeat(1_500)}`, undefined],
  [filtered('.icon path{filter:url(#a)}'), undefined],
  [filtered('path:hover{filter:url(#a)}'), undefined],
  [filtered('svg{--p:url(#a)} path{filter:var(--p)}'), 'repeated'],
  [`<g style="--p:url(#a)">${filtered('path{filter:var(--p)}')}</g>`, 'repeated'],
  [filtered('g{font-family:"}/*"} path{filter:url(#a)}'), 'repeated'],
  [filtered('g{font-family:"{"} path{filter:url(#a)}'), 'repeated'],
  [filtered('g{x:y</style><style>path{filter:url(#a)}'), 'repeated'],
  [`<filter id="a"><feFlood/></filter>${'<path filter="url(#a)"/>'.repeat(2_500)}`, 'repeated'],
  ['<feTurbulence numOctaves="10"/>', undefined],
  ['<feTurbulence numOctaves="11"/>', 'number'],
  ['<feMorphology radius="1 1e9"/>', 'number'],
  ['<feTurbulence><set attributeName="numOctaves" to="20000"/></feTurbulence>', 'number'],
  [`<image href="data:image/png;base64,${png(5_000, 4_000)}"/>`, undefined],
  [`<image href="data:image/png;base64,${png(30_000, 30_000)}"/>`, 'pixels'],
  [`<image href=" data:image/PNG;a=b;base64,${png(5_000, 4_000)}"/>`.repeat(2), 'pixels'],
  [sheet(`svg{background:url(data:image/png;base64,${png(30_000, 30_000)})}`), 'pixels'],
  [`<image href="data:image/gif,GIF89a%ff%ff%ff%ff"/>`, 'pixels'],
  ['<image href="data:image/png;base64,%%%"/>', undefined],
  ['<radialGradient id="a" href="#a"/><set href="#a" attributeName="r" to="900"/>', undefined],
])('drawing %#: %1$s', (inside, excess) => {
  expect(excessOf(inside)).toBe(excess);
});

test.each([
  `<g id="a0">${path}</g>${levels(900, 20)}${'<path id="x" fill="url(#x'.repeat(5_000)}`,
  `<g id="a">${path}</g>${sheet('rect{fill:url(#a)}'.repeat(20_000))}${'<rect/>'.repeat(20_000)}`,
  `<g id="a">${path}</g>${sheet('.a{fill:url(#a)}')}<g class="${'a '.repeat(200_000)}"/>${`<g id="b">${path}</g>${uses(11_000, 'b')}`}`,
  `<g id="a0">${path}</g>${levels(900, 20)}${sheet(`path${',path'.repeat(200_000)}{fill:url(#b)}`)}`,
  `${sheet(`${'a,'.repeat(20_000)}b{${'fill:red;'.repeat(20_000)}}`)}<g id="b">${path}</g>${uses(11_000, 'b')}`,
  `${sheet(`${Array.from({ length: 20_000 }, (_, at) => `.a${at}`)}{${'fill:red;'.repeat(20_000)}}.b{x:y}`)}<mask id="a"><path class="b"/></mask><g id="b">${path}</g>${uses(11_000, 'b')}`,
])('the shapes of a drawing of any form are counted: %#', (inside) => {
  expect(excessOf(inside)).toBe('repeated');
});
