import { escapeHtml } from '../../../app/server/html';
import { notFoundPath } from '../../../site/page/addresses';
import { outputFiles, sitemapPart } from '../../../site/page/output-paths';
import type { Site } from '../../../site/resolve/site';
import type { FileDates } from '../../base/content/git-facts';

/** The most addresses that search engines read from one sitemap (sitemaps.org). */
const sitemapLimit = 50_000;

export interface CrawlerFile {
  path: string;
  content: string;
}

/** The sitemap and robots.txt. A sitemap that would be too long becomes several, with an index. */
export function crawlerFiles(site: Site, dates: FileDates): CrawlerFile[] {
  const { url } = site.settings;
  const robots = {
    path: outputFiles.robots,
    content: `User-agent: *\nAllow: /\nSitemap: ${url}/${outputFiles.sitemap}\n`,
  };
  const entries = pageEntries(site, dates);
  if (entries.length <= sitemapLimit)
    return [{ path: outputFiles.sitemap, content: xml('urlset', 'url', entries) }, robots];
  const parts = Array.from({ length: Math.ceil(entries.length / sitemapLimit) }, (_, index) => ({
    path: sitemapPart(index + 1),
    content: xml('urlset', 'url', entries.slice(index * sitemapLimit, (index + 1) * sitemapLimit)),
  }));
  const index = parts.map(({ path }) => location(`${url}/${path}`));
  return [...parts, { path: outputFiles.sitemap, content: xml('sitemapindex', 'sitemap', index) }, robots];
}

/** Every page by its own path, without aliases and the page for unknown addresses. */
const pageEntries = ({ settings, pages }: Site, dates: FileDates): string[] =>
  pages
    .filter(({ facts }) => facts.path !== notFoundPath)
    .map(({ facts, file }) => {
      const date = dates.get(file);
      return `${location(settings.url + facts.path)}${date ? `<lastmod>${date}</lastmod>` : ''}`;
    });

const location = (address: string) => `<loc>${escapeHtml(address)}</loc>`;

function xml(root: string, item: string, entries: readonly string[]): string {
  const items = entries.map((entry) => `<${item}>${entry}</${item}>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items}\n</${root}>\n`;
}
