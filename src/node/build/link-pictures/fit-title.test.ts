import { expect, it } from 'vitest';
import { fitTitle } from './fit-title';

/** Each letter is half as wide as the size. */
const measure = (text: string) => [...text].length / 2;
const sizes = [
  [80, 2],
  [40, 3],
] as const;

it.each([
  ['Network security', { size: 80, lines: ['Network', 'security'] }],
  ['Wireless network solutions for shops', { size: 40, lines: ['Wireless network', 'solutions for shops'] }],
  ['Unleash', { size: 80, lines: ['Unleash'] }],
  ['', { size: 80, lines: [] }],
  ['东京办公室网络设计与安装服务', { size: 80, lines: ['东京办公室网络', '设计与安装服务'] }],
  ['网络设计，安装与维护。联系我们', { size: 80, lines: ['网络设计，安装与', '维护。联系我们'] }],
])('sets "%s" as large as it fits, in lines of about one length', (title, fitted) => {
  expect(fitTitle(title, measure, 400, sizes)).toEqual(fitted);
});

it('cuts off what does not fit at the smallest size', () => {
  const { size, lines } = fitTitle('word '.repeat(40), measure, 400, sizes);
  expect([size, lines.length]).toEqual([40, 3]);
  expect(lines.at(-1)).toMatch(/^word.*…$/);
  expect(fitTitle('W'.repeat(90), measure, 400, sizes).lines).toEqual([`${'W'.repeat(19)}…`]);
});
