import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lossesOf } from '../../../support/browser/drawing-losses';
import { openWindow } from '../../../support/browser/open-page';
import { long } from '../../../support/variations';

const svg = (inside: string, more = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`;
const half = '<path d="M0 0h8v4H0z"/>';
const sheet = (css: string, attributes = '') => svg(`<style ${attributes}>${css}</style>${half}`);
const red = 'path{fill:red}';
const part = (id: string, reference: string) =>
  svg(`<defs><path id="${id}" fill="red" d="M0 0h8v4H0z"/></defs><use ${reference}/>`);
const styled = (style: string) =>
  svg(`<g transform="rotate(9)"><path style="${style}" d="M0 0h8v4H0z"/></g>`);
const declared = (declarations: string, inside: string) =>
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [${declarations}]>${svg(inside)}`;
const words = (more: string, text = 'ab') =>
  svg(`<text y="6" font-size="3" font-family="monospace" ${more}>${text}</text>`);

/** Drawings with what programs and people write, and what is said to be lost of each. */
const drawings: readonly (readonly [written: string, ...said: string[]])[] = [
  [svg(half)],
  [sheet(red, 'media="print"'), 'the style of @media print'],
  [sheet(red, 'media="(min-width: 1px)"'), 'the style of @media (min-width: 1px)'],
  [sheet(red, 'media="screen"')],
  [sheet(red, 'media="all" type="text/css"')],
  [sheet(red, 'type="text/less"')],
  [sheet(red, 'title="Light"'), '<style>'],
  [sheet(`<![CDATA[${red}]]>`)],
  [sheet(`<!-- ${red} -->`)],
  [sheet(`@media screen{${red}}`), 'the style of @media screen'],
  [sheet(`@supports (fill:red){${red}}`), 'the style of @supports (fill:red)'],
  [sheet('@import url("data:text/css,path{fill:red}");'), '<style>'],
  [sheet('svg{fill:red;path{fill:blue}}'), 'the styles within that of svg'],
  [sheet('svg{--a:red}path{fill:var(--a)}'), 'the style "--a"'],
  [sheet(':root{fill:red}'), 'the style of :root'],
  [sheet('[d]{fill:red}'), 'the style of [d]'],
  [`<?xml-stylesheet href="data:text/css,${red}"?>${svg(half)}`, '<?xml-stylesheet?>'],
  [part('人', 'href="#%E4%BA%BA"')],
  [part('人', 'xlink:href="#人"')],
  [part('50%', 'href="#50%"')],
  [part('%61', 'href="#%61"')],
  [part('a', 'href="#a" xlink:href="#b"')],
  [part('a', 'xlink:href="#b" href="#a"')],
  [
    part('a', 'xmlns:l="http://www.w3.org/1999/xlink" l:href="#a"').replace(
      '<svg ',
      '<svg xmlns:l="http://www.w3.org/1999/xlink" ',
    ),
    'l:href',
  ],
  [svg('<s:path d="M0 0h8v4H0z"/>', 'viewBox="0 0 8 8" xmlns:s="http://www.w3.org/2000/svg"'), '<s:path>'],
  [svg(`<i:path d="M0 0h8v4H0z"/>${half}`, 'viewBox="0 0 8 8" xmlns:i="http://notes.example"')],
  [declared("<!ENTITY a \"<rect width='8' height='4'/>\">", '&a;')],
  [declared('<!ENTITY a "fill:red;">', '<path style="&a;" d="M0 0h8v4H0z"/>')],
  [declared('<!ENTITY a SYSTEM "a.svg">', `<g>&a;</g>${half}`), '&a;'],
  [words('xml:space="preserve"', 'a   b')],
  [words('style="text-transform:uppercase"'), 'the style "text-transform"'],
  [words('style="font:bold 5px monospace"'), 'the style "font"'],
  [svg('<text y="30">ab</text>', 'viewBox="0 0 40 40"')],
  [svg('<text y="30">ab</text>', 'viewBox="0 0 40 40" style="font-size:30px"')],
  [svg('<rect style="width:8px;height:4px"/>')],
  [svg('<rect style="transform-origin:4px 4px" transform="rotate(45)" width="8" height="4"/>')],
  [styled("d:path('M0 0h4v4z')"), 'the style "d"'],
  [styled('transform:scale(.5)'), 'the style "transform"'],
  [styled('mask-image:linear-gradient(#000,transparent)'), 'the style "mask-image"'],
  [styled('filter:blur(1px);clip-path:inset(0 0 2px 0)')],
  [svg('<path d="M0 0h200v100H0z"/><path fill="red" d="M0 100h200v100H0z"/>', 'width="200" height="200"')],
  [
    svg(
      '<path d="M0 0h200v100H0z"/><path fill="red" d="M0 100h200v100H0z"/>',
      'width="150pt" height="150pt"',
    ),
  ],
  [svg(`<switch><path systemLanguage="de" fill="red" d="M0 0h8v4H0z"/>${half}</switch>`)],
  [svg(`<switch><foreignObject width="8" height="8"/>${half}</switch>`), '<foreignObject>'],
  [svg('<path fill="red" d="M-9 -9h99v99H-9z"/>', 'viewBox="0 0 8 8" overflow="visible"')],
];

test('what a drawing loses as a file or within a page is said', async () => {
  const found = await lossesOf(
    await openWindow(),
    drawings.map(([written]) => written),
  );
  expect(found.map(({ said }) => said)).toEqual(drawings.map(([, ...said]) => said));
  const silent = drawings.filter((_, index) => {
    const { said, file, inline } = found[index] ?? { said: [], file: true, inline: true };
    return said.length === 0 && (file || inline);
  });
  expect(silent.map(([written]) => written)).toEqual([]);
  // Else nothing would be seen here.
  expect(found.filter(({ inline }) => inline).length).toBeGreaterThan(10);
});

long('icons of brands look the same as files and within a page', async () => {
  const set: { icons: Record<string, { body: string }> } = JSON.parse(
    readFileSync(new URL(import.meta.resolve('@iconify-json/simple-icons/icons.json')), 'utf8'),
  );
  const icons = Object.values(set.icons)
    .filter((_, index) => index % 17 === 0)
    .map(({ body }) => svg(body, 'viewBox="0 0 24 24"'));
  const page = await openWindow();
  for (let at = 0; at < icons.length; at += 50)
    for (const losses of await lossesOf(page, icons.slice(at, at + 50)))
      expect(losses).toEqual({ said: [], file: false, inline: false });
});
