import { memoryFiles } from '../../src/site/files/memory-files';
import type { Analytics } from '../../src/site/schema/types.gen';
import { loadSite } from './load-site';

export interface Endpoints {
  form?: string;
  vitals?: string;
  analytics?: Analytics;
  url?: string;
  /** Blocks after the hero. */
  blocks?: readonly object[];
}

/** A site whose pages send to these addresses. */
export function siteWith({ form, vitals, analytics, url = 'https://n.net', blocks = [] }: Endpoints) {
  const hero = { type: 'hero', heading: 'Networks' };
  const contactForm = { type: 'contactForm', heading: 'Write', submit: 'Send', endpoint: form };
  const { site, problems } = loadSite(
    memoryFiles({
      'site.json': JSON.stringify({
        site: {
          name: 'N',
          url,
          language: 'en',
          email: 'a@n.net',
          phone: '+62 361 444',
          ...((vitals || analytics) && {
            analytics: { ...analytics, ...(vitals && { vitalsEndpoint: vitals }) },
          }),
        },
        header: { links: [{ label: 'Home', href: '/' }] },
        footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'N' },
        pages: [
          {
            path: '/',
            title: 'Networks for harbors',
            description: 'Networks for harbors and ships, planned, built and looked after by one team.',
            blocks: [hero, ...(form ? [contactForm] : []), ...blocks],
          },
        ],
      }),
    }),
  );
  if (!site) throw new Error(JSON.stringify(problems));
  return site;
}
