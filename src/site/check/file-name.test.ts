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
  const said: unknown[] = [];
  // Of the content, the rule looks at this alone.
  const content = { files: memoryFiles({ [file]: '' }) } as unknown as CheckedContent;
  fileName.site?.(content, (_place, name, ...data) => said.push([name, data.at(-1)]));
  expect(said).toEqual(plain === undefined ? [] : [['invisible', plain]]);
});
