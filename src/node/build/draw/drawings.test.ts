import { expect, test } from 'vitest';
import { memoryFiles } from '../../../site/files/memory-files';
import type { StaticPart } from '../../../site/resolve/site';
import type { PictureBox } from '../../../site/schema/types.gen';
import { createDraw } from './drawings';

const gradient = '<svg viewBox="0 0 9 9"><linearGradient id="a"/><rect fill="url(#a)"/></svg>';
const files = memoryFiles({ 'images/hp-1.svg': gradient, 'images/hp.1.svg': gradient });
const logo = (file: string): StaticPart => ({ kind: 'logo', name: 'HP', file, symbol: false });

test("an icon of the site's own is clean, has the color of the text, and shares no id of the page", () => {
  const file = 'images/icons/van.svg';
  const files = memoryFiles({
    [file]:
      '<svg width="48" height="48"><script>alert(1)</script><g id="a" onload="x()"><path fill="red" d="M0 0h9v9z"/></g><use href="#a"/></svg>',
  });
  const draw = createDraw(files, '');
  const drawn = (id: string) => draw({ kind: 'icon', name: file }, 'icon', id);
  expect(drawn('s1')).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><mask id="s1_" mask-type="alpha"><g fill="#000" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"><svg viewBox="0 0 48 48" width="24" height="24"><g id="s1_a"><path fill="red" d="M0 0h9v9z"/></g><use href="#s1_a"/></svg></g></mask><path fill="currentColor" stroke="none" mask="url(#s1_)" d="M0 0h24v24H0z"/></svg>',
  );
  expect(drawn('s2')).toBe(drawn('s1').replaceAll('s1', 's2'));
});

test('no two logos of a page share an id, also when their files are one or have similar names', () => {
  const draw = createDraw(files, '');
  const shown = [
    draw(logo('images/hp-1.svg'), 'logo', 'c1'),
    draw(logo('images/hp-1.svg'), 'logo', 'c1x2'),
    draw(logo('images/hp.1.svg'), 'logo', 's1'),
  ];
  const ids = shown.map((html) =>
    [...html.matchAll(/ id="(.*?)"| fill="url\(#(.*?)\)"/g)].map((m) => m[1] ?? m[2]),
  );
  expect(ids).toEqual([
    ['c1_a', 'c1_a'],
    ['c1x2_a', 'c1x2_a'],
    ['s1_a', 's1_a'],
  ]);
});

test('a picture with another focal point is another drawing', () => {
  const draw = createDraw(files, '');
  const facts = { width: 4, height: 3, resizable: false, transparent: false };
  const picture: StaticPart = {
    kind: 'file',
    src: 'images/a.jpg',
    alt: '',
    ...facts,
    slot: 'hero',
    first: false,
  };
  expect(draw({ ...picture, focus: { x: 0, y: 0 } }, 'hero', 's1')).not.toBe(draw(picture, 'hero', 's1'));
});

test.each<[PictureBox | undefined, string]>([
  [undefined, '<svg class="picture drawing" viewBox="0 0 380 240"'],
  ['square', '<svg data-box="square" class="picture drawing" viewBox="0 0 380 380"'],
  ['strip', '<svg data-box="strip" class="picture drawing" viewBox="0 0 380 63"'],
])('in the box %s, a drawing is drawn for its ratio', (box, start) => {
  const part: StaticPart = {
    kind: 'drawing',
    drawing: { type: 'drawing', kind: 'waves' },
    seed: 'a',
    ...(box && { box }),
  };
  expect(createDraw(files, '')(part, 'cell', 's1')).toMatch(new RegExp(`^${start}`));
});

test('a scene fits into its box as it is', () => {
  const scene: StaticPart = {
    kind: 'scene',
    scene: { type: 'scene', layout: 'single', devices: ['rack'] },
    seed: 'a',
  };
  const draw = createDraw(files, '');
  expect(draw({ ...scene, box: 'wide' }, 'figure', 's1')).toBe(
    draw(scene, 'figure', 's1').replace('<svg', '<svg data-box="wide"'),
  );
});

test.each([
  ['bordered', '0 0 380 240'],
  ['plain', '0 0 480 480'],
  ['raised', '0 0 480 600'],
] as const)('on %s cards, a drawing is composed for their pictures', (cards, box) => {
  const drawing: StaticPart = { kind: 'drawing', drawing: { type: 'drawing', kind: 'inlay' }, seed: '/' };
  expect(createDraw(files, '', { cards })(drawing, 'cell', 's1')).toContain(`viewBox="${box}"`);
});
