import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { harborLights } from './harbor-lights';
import { temporaryFolder } from './temporary-site';

const page = (path: string, fields: object = {}, ...blocks: object[]) => ({
  path,
  title: `The page ${path} of this site`,
  description: `${path}: what a visitor finds there, in the words of a search result.`,
  ...fields,
  blocks: [{ type: 'hero', heading: `Heading of ${path}` }, ...blocks],
});

// A literal with this name looks like a promise to the linter.
const thenHome = Object.fromEntries([['then', '/']]);

/** A content folder: /news comes on 1 December 2026 at 9:00, /sale goes on 24 December, and / changes with both. */
export function datedSite(): string {
  const folder = temporaryFolder();
  const text = 'There is [news](/news), and [a sale](/sale).';
  const banner = {
    type: 'cta',
    heading: 'Soon',
    actions: [{ label: 'Read', href: '/sale' }],
    until: 'opening',
  };
  const content = {
    site: { ...harborLights, dates: { opening: '2026-12-01T09:00' } },
    header: { links: [{ label: 'Home', href: '/' }] },
    footer: {
      columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }],
      notice: '© {site.name}',
    },
    pages: [
      page('/', {}, { type: 'prose', sections: [{ heading: 'Now', text }] }, banner),
      page('/news', { from: 'opening' }),
      page('/sale', { until: '2026-12-24', ...thenHome }),
    ],
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(content, null, 2));
  return folder;
}
