import { expect, test } from 'vitest';
import { memoryFiles } from '../../../site/files/memory-files';
import type { StaticPart } from '../../../site/resolve/site';
import { createDraw } from './drawings';

const gradient = '<svg viewBox="0 0 9 9"><linearGradient id="a"/><rect fill="url(#a)"/></svg>';
const files = memoryFiles({ 'images/hp-1.svg': gradient, 'images/hp.1.svg': gradient });
const logo = (file: string): StaticPart => ({ kind: 'logo', name: 'HP', file, symbol: false });

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
