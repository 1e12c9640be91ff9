import type { Files } from '../../src/site/files/files';
import { memoryFiles } from '../../src/site/files/memory-files';
import { resolvePage } from '../../src/site/resolve/resolve-page';
import type { Site } from '../../src/site/resolve/site';
import { loadSite } from './load-site';

const description = (what: string) => `${what}: planned, built and looked after by one team that answers.`;
export const hero = (heading: string) => ({ type: 'hero', heading });
export const page = (path: string, more: object = {}) => ({
  path,
  title: `Title of ${path}`,
  description: description(path),
  blocks: [hero('H')],
  ...more,
});

function siteFiles(url: string, pages: readonly object[]): Files {
  return memoryFiles({
    'images/office.svg': '<svg viewBox="0 0 640 320"/>',
    'site.json': JSON.stringify({
      site: { name: 'Northport', url, language: 'en', email: 'a@northport.net', phone: '+62 361 444' },
      header: {
        menu: { label: 'Solutions', links: [{ label: 'X', href: '/a', icon: 'wifi' }] },
        links: [{ label: 'Home', href: '/' }],
      },
      footer: {
        columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }],
        notice: '© {site.name}',
      },
      logos: { acme: { name: 'Acme', href: '/a' }, globex: { name: 'Globex', symbol: true } },
      pages,
    }),
  });
}

/** A site of these pages, which must be valid. */
export function load(url: string, pages: readonly object[]): Site {
  const { site, problems } = loadSite(siteFiles(url, pages));
  if (!site) throw new Error(JSON.stringify(problems));
  return site;
}

/** What components get for the page of a path. */
export function resolve(site: Site, path: string) {
  const found = site.find(path);
  if (!found) throw new Error(`no page ${path}`);
  const { content, view, statics } = resolvePage(site, found);
  return { content, view, statics };
}
