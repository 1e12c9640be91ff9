import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../../tests/support/load-site';
import { memoryFiles } from '../../../site/files/memory-files';
import type { Site } from '../../../site/resolve/site';
import { crawlerFiles } from './crawler-files';

const page = (path: string) => ({
  path,
  title: `Title of ${path}`,
  description: `${path}: planned, built and looked after by one team that answers.`,
  aliases: path === '/' ? ['/Home page'] : [`${path}/old`],
  blocks: [{ type: 'hero', heading: 'H' }],
});
const { site } = loadSite(
  memoryFiles({
    'site.json': JSON.stringify({
      site: {
        name: 'Northport',
        url: 'https://northport.net/sub',
        language: 'en',
        email: 'a@northport.net',
        phone: '+62 361 444',
      },
      header: { links: [{ label: 'Home', href: '/' }] },
      footer: { columns: [{ heading: 'S', links: [{ label: 'Home', href: '/' }] }], notice: 'N' },
      pages: ['pages/*.json', page('/')],
    }),
    'pages/a.json': JSON.stringify(page('/a')),
  }),
);
if (!site) throw new Error('The content of this test is valid.');

const filesOf = (site: Site, dates: Readonly<Record<string, string>> = {}) =>
  new Map(crawlerFiles(site, new Map(Object.entries(dates))).map(({ path, content }) => [path, content]));
const sitemapOf = (root: string, ...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

describe('the sitemap', () => {
  it('lists every page once, with the date of its file if it is known', () => {
    expect(filesOf(site, { 'pages/a.json': '2026-01-02T10:00:00+00:00' }).get('sitemap.xml')).toBe(
      sitemapOf(
        'urlset',
        '<url><loc>https://northport.net/sub/a</loc><lastmod>2026-01-02T10:00:00+00:00</lastmod></url>',
        '<url><loc>https://northport.net/sub/</loc></url>',
      ),
    );
  });

  it('is an index of several for more than 50,000 pages', () => {
    const [first] = site.pages;
    if (!first) throw new Error('The site has pages.');
    const files = filesOf({ ...site, pages: Array.from({ length: 50_001 }, () => first) });
    expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml', 'robots.txt']);
    expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(50_000);
    expect(files.get('sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1);
    expect(files.get('sitemap.xml')).toBe(
      sitemapOf(
        'sitemapindex',
        '<sitemap><loc>https://northport.net/sub/sitemap-1.xml</loc></sitemap>',
        '<sitemap><loc>https://northport.net/sub/sitemap-2.xml</loc></sitemap>',
      ),
    );
  });
});

it('robots.txt allows everything and names the sitemap', () => {
  expect(filesOf(site).get('robots.txt')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://northport.net/sub/sitemap.xml\n',
  );
});
