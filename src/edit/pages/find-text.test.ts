import { expect, test } from 'vitest';
import { memoryFiles } from '../../site/files/memory-files';
import { readContentPages } from './content-pages';
import { type FindOptions, findText, mayHaveWords } from './find-text';

/** A site with one text in Markdown. */
function found(lead: string, wanted: string, options: FindOptions = {}) {
  const files = memoryFiles({
    'site.json': JSON.stringify({
      site: {
        name: 'Northport "N"',
        url: 'https://northport.example',
        email: 'hello@northport.example',
        phone: '+62 361 777 2233',
      },
      footer: { text: lead.replace(/\*/g, '') },
      pages: ['a.json'],
    }),
    'a.json': JSON.stringify({ path: '/a', blocks: [{ type: 'hero', lead }] }),
  });
  const content = readContentPages(files, mayHaveWords(wanted, options.isCase ?? false));
  const { texts, values } = findText(content, wanted, options);
  return [
    ...texts.map(({ pointer, spans }) => `${pointer} ${spans.map(({ words }) => words).join(', ')}`),
    ...values.map(
      ({ pointer, shown, start, end, token }) => `${pointer} ${shown.slice(start, end)} ${token}`,
    ),
  ];
}

const nowhere: string[] = [];

test.each([
  ['cafe', 'The cafe, CAFE’s cafes', 'cafe, CAFE'],
  ['cafe', 'A cafe\u0301, incafe, cafe2, 2cafe', undefined],
  ['cafe', 'cafe-bar and cafe_bar', 'cafe, cafe'],
  ['é', 'é été', 'é'],
  ['wall', 'A fire**wall**', undefined],
  ['wall', 'A **fire** wall', 'wall'],
  ['wall', 'Fire\n\nwall', 'wall'],
  ['(24/7)', 'Help(24/7)line', '(24/7)'],
  ['C++', 'C++ and C++20, in VC++', 'C++, C++'],
  ['إنترنت', 'إنترنت والإنترنت', 'إنترنت'],
  ['网络', '我们的网络服务', '网络'],
  ['ネット', '高速ネットワーク', 'ネット'],
  ['เครือข่าย', 'บริการเครือข่ายของเรา', 'เครือข่าย'],
  ['network', '我们的network服务', 'network'],
  ['네트워크', '네트워크 네트워크를', '네트워크'],
])('“%s” as whole words in “%s”', (wanted, lead, expected) => {
  const here = expected === undefined ? nowhere : [`/blocks/0/lead ${expected}`];
  expect(found(lead, wanted, { isWhole: true }).filter((each) => !each.startsWith('/footer'))).toEqual(here);
});

test.each([
  [
    'the number it stands for',
    '777 2233',
    [
      '/footer/text 777 2233 site.phone',
      '/site/phone 777 2233 site.phone',
      '/blocks/0/lead 777 2233 site.phone',
    ],
  ],
  [
    'words around a token and in it',
    'call +62',
    ['/footer/text Call +62 site.phone', '/blocks/0/lead Call +62 site.phone'],
  ],
  [
    'a token with quotes',
    'northport "n"',
    [
      '/site/name Northport "N"',
      '/footer/text Northport "N" site.name',
      '/blocks/0/lead Northport "N" site.name',
    ],
  ],
  [
    'part of an address, which no words replace',
    'northport.example',
    ['/site/email northport.example site.email', '/site/url northport.example site.url'],
  ],
  ['a whole address', 'hello@northport.example', ['/site/email hello@northport.example']],
  ['no name of a token', 'site.phone', nowhere],
  ['no unknown token', 'site.fax', nowhere],
])('a text with tokens is found by what it shows: %s', (_, wanted, expected) => {
  const lead = 'Call **{site.phone}**, {site.name} or {site.fax} {{b}';
  expect(found(lead, wanted)).toEqual(expected);
});
