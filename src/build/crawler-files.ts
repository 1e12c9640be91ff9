import { escapeHtml } from '../app/document';
import { notFoundPath } from '../app/loaded-page';
import type { Site } from '../site/site';

/** The site's address without a trailing slash. */
const origin = (site: Site) => site.settings.url.replace(/\/+$/, '');

/** Every page by its own path; aliases and the page for unknown addresses are left out. */
export function sitemap(site: Site): string {
  const urls = site.pages
    .filter(({ content }) => content.path !== notFoundPath)
    .map(({ content }) => `<url><loc>${escapeHtml(origin(site) + content.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export const robots = (site: Site) => `User-agent: *\nAllow: /\nSitemap: ${origin(site)}/sitemap.xml\n`;
