import { describe, expect, test, vi } from 'vitest';
import { memoryFiles } from '../../../src/site/files/memory-files';
import {
  expectSameElements,
  expectShown,
  judgeEveryField,
} from '../../support/generated/expect-harmless-text';
import { hostileWords, plainWords, tricks } from '../../support/generated/hostile-text';
import { pageWith } from '../../support/hostile-pages';
import { loadSite } from '../../support/load-site';
import { withVariations } from '../../support/variations';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

test('the site of these tests has every block and field', () => {
  const { documents = new Map(), complaints } = judgeEveryField(plainWords);
  expect(complaints).toEqual([]);
  // Two pages with every block, and the one for unknown addresses.
  expect(documents.size).toBe(3);
  const html = [...documents.values()].map((document) => document.html).join('');
  expect(html.match(/plain/g)?.length).toBeGreaterThan(450);
});

describe('a hostile text stays a text', () => {
  test.each(withVariations([0], [19, 38, 57]))(
    'in every field, each after the other from number %i on',
    (offset) => {
      expectSameElements(hostileWords(offset));
    },
  );

  test.each(tricks.filter((_, index) => index % 6 === 1).map((trick) => [trick]))(
    'in all at once: %j',
    (trick) => {
      expectShown(trick);
    },
  );
});

describe('a link that leads to no page, https, mail or phone is refused', () => {
  const links = [
    'javascript:canary()',
    'JaVaScRiPt:canary()',
    ' javascript:canary()',
    'java&Tab;script:canary()',
    '&#106;avascript:canary()',
    'javascript&colon;canary()',
    '\\javascript:canary()',
    'data:text/html,<script>canary()</script>',
    'vbscript:canary()',
    'blob:https://northport.example/x',
    'file:///etc/passwd',
    'ftp://northport.example/',
    'view-source:https://northport.example/',
    'ws://northport.example/',
    '//hostile.example/',
    '/\\hostile.example/',
    '\\\\hostile.example\\',
    '/../up',
    'https:hostile.example',
    'https:/hostile.example',
    'https://',
    'contact',
    '#main',
    '?query',
  ];
  const errorsOf = (hero: string) => {
    const page = pageWith(hero);
    const site = `{ "site": { "name": "Northport", "url": "https://northport.net", "language": "en", "email": "a@northport.net", "phone": "+62 361 4000" }, "header": { "links": [{ "label": "Home", "href": "/" }] }, "footer": { "columns": [{ "heading": "Site", "links": [{ "label": "Home", "href": "/" }] }], "notice": "Northport" }, "pages": [${page.replace('"/hostile"', '"/"')}] }`;
    const { problems } = loadSite(memoryFiles({ 'site.json': site }));
    return problems.flatMap(({ severity, pointer }) => (severity === 'error' ? [pointer] : []));
  };

  test.each(links.map((link) => [link]))('%j in a field', (link) => {
    expect(errorsOf(`"actions": [{ "label": "x", "href": ${JSON.stringify(link)} }],`)).toEqual([
      '/pages/0/blocks/0/actions/0/href',
    ]);
  });

  test.each(links.map((link) => [link]))('%j in a text', (link) => {
    const target = `<${link.replace(/[<>\\]/g, '\\$&')}>`;
    for (const text of [`[x](${target})`, `[x][y]\n\n[y]: ${target}`, `![x](${target})`])
      expect(errorsOf(`"lead": ${JSON.stringify(text)},`)[0], text).toBe('/pages/0/blocks/0/lead');
  });
});
