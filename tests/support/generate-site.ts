import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '../../src/site/schema/types.gen';
import {
  contactPage,
  type GeneratedKind,
  homePage,
  pictures,
  servicePage,
  servicePath,
} from './generated-pages';
import type { Written } from './written';

/** Writes a content folder with a home page, a contact page and `count` service pages of six parts each. */
export function generateSite(folder: string, count: number, kind: GeneratedKind = 'drawings'): void {
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  for (const name of ['pages/services', 'images']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, iconFile), icon);
  if (kind === 'pictures')
    for (const [file, text] of Object.entries(pictures)) writeFileSync(join(folder, file), text);
  write('site.json', site(count));
  write('pages/home.json', homePage);
  write('pages/contact.json', contactPage);
  for (let index = 0; index < count; index += 1) write(serviceFile(index), servicePage(index, kind));
}

/** Where the page of a generated service lies in the content folder. */
export const serviceFile = (index: number) => `pages/services/service-${index}.json`;

const iconFile = 'images/icon.svg';
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path d="M4 4h24v24H4z"/></svg>\n';

const site = (count: number): Written<SiteContent> => ({
  site: {
    name: 'Northport',
    icon: iconFile,
    url: 'https://northport.example',
    language: 'en',
    email: 'hello@northport.example',
    phone: '+62 361 555 0142',
  },
  header: {
    links: [{ label: 'Home', href: '/' }],
    action: { label: 'Contact us', href: '/contact' },
  },
  footer: {
    text: 'IT hardware, software and services for offices and warehouses.',
    columns: [
      {
        heading: 'Services',
        links: [
          { label: 'Contact', href: '/contact' },
          ...Array.from({ length: Math.min(count, 4) }, (_, place) => ({
            label: `Service ${count - 1 - place}`,
            href: servicePath(count - 1 - place),
          })),
        ],
      },
    ],
    notice: '{site.name}. All rights reserved.',
  },
  layouts: {
    service: [
      { type: 'hero' },
      { type: 'parallax' },
      { type: 'cardGrid', count: 4, tone: 'light', icons: 'blue' },
      { type: 'parallax' },
      { type: 'cardGrid', count: 4, tone: 'ink', icons: 'teal' },
      { type: 'cta' },
    ],
  },
  pages: ['pages/**/*.json'],
});
