import { expect, test } from 'vitest';
import { memoryFiles } from '../files/memory-files';
import { fileName } from './file-name';
import type { CheckedContent } from './rule';

test.each([
  ['pages/contact.json', undefined],
  ['pages/контакты.json', undefined],
  ['pages/сервис/wifi-в-порту.json', undefined],
  ['pages/επικοινωνία.json', undefined],
  ['pages/hakkımızda.json', undefined],
  ['pages/cоntact.json', 'pages/contact.json'],
  ['pages/кон\u200Bтакты.json', 'pages/контакты.json'],
  ['pages/a–b.json', 'pages/a-b.json'],
])('the file %s is renamed to %s', (file, plain) => {
  expect(saidOf(file)).toEqual(plain === undefined ? [] : [['invisible', plain]]);
});

test.each([
  ['images/Our Office.jpg', 'picture', 'images/Our-Office.jpg'],
  ['images/порт/a.png', 'picture', undefined],
  ['images/порт.png', 'picture', undefined],
  ['images/порт-a.png', 'picture', undefined],
  ['files/прайс.pdf', 'published', undefined],
  ['files/видео.mp4', 'published', undefined],
  ['files/-a b-.mp4', 'published', 'files/a-b.mp4'],
  ['files/price ü.pdf', 'published', 'files/price-u.pdf'],
])('%s, which no address can have, is renamed to another name: %s %s', (file, mistake, meant) => {
  expect(saidOf(file)).toEqual([[mistake, meant]]);
});

function saidOf(file: string): unknown[] {
  const said: unknown[] = [];
  // Of the content, the rule looks at this alone.
  const content = { files: memoryFiles({ [file]: '' }) } as unknown as CheckedContent;
  fileName.site?.(content, (_place, name, ...data) => said.push([name, data.at(-1)]));
  return said;
}
