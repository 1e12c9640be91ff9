import { expect, test } from 'vitest';
import { loadSite } from '../load-site';
import { memoryFiles } from '../memory-files';

const site = {
  site: { name: 'N', url: 'https://n.net', language: 'en', email: 'a@n.net', phone: '+62 361 444' },
  header: { links: [{ label: 'Home', href: '/' }] },
  footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'N' },
  pages: [
    {
      path: '/',
      title: 'Networks for harbors',
      description: 'Networks for harbors and ships, planned, built and looked after by one team.',
      blocks: [
        {
          type: 'hero',
          heading: 'H',
          image: { type: 'file', src: 'images/pier.svg', alt: 'A pier' },
        },
      ],
    },
  ],
};

test.each([
  [1_000_000, []],
  [3_140_000, ['The file images/pier.svg has 3.1 MB, and visitors on phones wait for it.']],
])('a picture of %i bytes', (bytes, messages) => {
  const svg = '<svg viewBox="0 0 640 320"/>'.padEnd(bytes);
  const files = memoryFiles({ 'site.json': JSON.stringify(site), 'images/pier.svg': svg });
  expect(loadSite(files).problems.map(({ message }) => message)).toEqual(messages);
});
