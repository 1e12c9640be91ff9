import { expect, test } from 'vitest';
import type { FilePart } from '../../../site/resolve/site';
import { pictureHtml } from './picture-html';

const part: FilePart = {
  kind: 'file',
  src: 'images/team.jpg',
  alt: 'Two people & a "rack"',
  width: 400,
  height: 300,
  resizable: true,
  transparent: false,
  slot: 'faq',
  first: false,
};
const img = (src: string, loading: string) =>
  `<img src="${src}" alt="Two people &#38; a &#34;rack&#34;" width="400" height="300" ${loading} decoding="async"></picture>`;

test('a picture names its variants, the best format first', () => {
  const source = (format: string) =>
    `<source type="image/${format}" srcset="/sub/assets/pictures/team-320-0123456789.${format} 320w, /sub/assets/pictures/team-400-0123456789.${format} 400w" sizes="300px">`;
  expect(pictureHtml(part, '/sub', () => '0123456789abcdef')).toBe(
    `<picture class="picture">${source('avif')}${source('webp')}${img('/sub/assets/pictures/team-400-0123456789.jpg', 'loading="lazy"')}`,
  );
});

test('the first picture of a page is loaded at once', () => {
  expect(pictureHtml({ ...part, first: true }, '', undefined)).toBe(
    `<picture class="picture">${img('/images/team.jpg', 'fetchpriority="high"')}`,
  );
});

test.each([
  [{ x: 0, y: 100 }, '0', '100'],
  [{ x: 33, y: 52 }, '35', '50'],
])('the focal point %j is said in steps', (focus, x, y) => {
  expect(pictureHtml({ ...part, focus }, '', undefined)).toBe(
    `<picture class="picture" data-x="${x}" data-y="${y}">${img('/images/team.jpg', 'loading="lazy"')}`,
  );
});

test('phones have another picture, in the sizes that they need', () => {
  const phone = { ...part, src: 'images/tall.jpg', width: 600, height: 800, onPhones: true } as const;
  const hashOf = () => '0123456789abcdef';
  const html = pictureHtml({ ...part, slot: 'hero', phone: { ...phone, slot: 'hero' } }, '', hashOf);
  const media = '<source media="(max-width: 640px)"';
  const source = (format: string) =>
    `${media} type="image/${format}" srcset="/assets/pictures/tall-320-0123456789.${format} 320w, /assets/pictures/tall-480-0123456789.${format} 480w, /assets/pictures/tall-600-0123456789.${format} 600w" sizes="max(100vw, 240px)">`;
  expect(html).toContain(
    `<picture class="picture">${source('avif')}${source('webp')}${media} srcset="/assets/pictures/tall-600-0123456789.jpg"><source type="image/avif"`,
  );
});

test.each([
  [undefined, undefined, '', ''],
  [{ x: 20, y: 60 }, undefined, ' data-x="20" data-y="60"', ' data-x="50" data-y="50"'],
  [undefined, { x: 80, y: 50 }, '', ' data-x="80" data-y="50"'],
])('of a picture with the focal point %j, phones have %j', (focus, other, said, saidOnPhones) => {
  const phone = { ...part, ...(other && { focus: other }) };
  const html = pictureHtml({ ...part, ...(focus && { focus }), phone }, '', undefined);
  expect(html).toBe(
    `<picture class="picture"${said}><source media="(max-width: 640px)" srcset="/images/team.jpg">${img('/images/team.jpg', 'loading="lazy"').replace(' loading', `${saidOnPhones} loading`)}`,
  );
});

test('a picture says in which box it is', () => {
  expect(pictureHtml({ ...part, box: 'wide' }, '', undefined)).toBe(
    `<picture class="picture" data-box="wide">${img('/images/team.jpg', 'loading="lazy"')}`,
  );
});

test('an SVG or animated file is shown as it is', () => {
  const still = { ...part, src: 'images/plan.svg', resizable: false };
  expect(pictureHtml(still, '', () => '0123456789abcdef')).toBe(
    `<picture class="picture">${img('/images/plan.svg', 'loading="lazy"')}`,
  );
});

test.each([
  [true, '<picture>'],
  [false, '<picture class="opaque">'],
])('a logo says whether it is opaque: transparent %s', (transparent, start) => {
  expect(pictureHtml({ ...part, slot: 'logos', transparent }, '', undefined)).toBe(
    `${start}${img('/images/team.jpg', 'loading="lazy"')}`,
  );
});
