import { expect, test } from 'vitest';
import { chromePlace } from './chrome-place';

const site = {
  site: {
    name: 'Northport',
    url: 'https://northport.net/sub',
    social: [{ network: 'github', href: 'https://github.com/northport' }],
  },
  header: {
    links: [
      { label: 'Home', href: '/' },
      { label: 'Contact', href: '/contact' },
    ],
    action: { label: 'Write (now)', href: '/contact' },
  },
  footer: {
    columns: [
      { heading: 'Site', links: [{ label: 'Contact', href: '/contact' }] },
      {
        heading: '{site.name}',
        links: [
          { label: 'Privacy', href: '/privacy' },
          { label: 'Privacy', href: '/cookies' },
        ],
      },
      { heading: 'Legal', links: [{ label: 'Terms', href: '/terms' }] },
    ],
    notice: '© {site.name}, since 1990',
  },
};

test.each([
  ['header', 'Contact', undefined, '/header/links/1/label'],
  ['footer', 'Contact', undefined, '/footer/columns/0/links/0/label'],
  ['header', 'Write (now)', undefined, '/header/action/label'],
  ['footer', '© Northport, since 1990', undefined, '/footer/notice'],
  ['footer', 'Privacy', '/sub/privacy', '/footer/columns/1/links/0/label'],
  ['footer', 'Privacy', '/sub/cookies', '/footer/columns/1/links/1/label'],
  ['footer', 'Legal', undefined, '/footer/columns/2/heading'],
  ['footer', 'Northport', undefined, '/site/name'],
  ['header', 'Northport', '/sub/', '/site/name'],
  ['footer', 'GitHub', 'https://github.com/northport', '/site/social/0/href'],
  ['header', '', '/sub/contact', '/header/links/1/href'],
  ['header', 'Skip to content', '#main', undefined],
] as const)('in the %s, %j with the address %j is %s', (part, text, href, pointer) => {
  expect(chromePlace(site, { part, text, href })?.pointer).toBe(pointer);
});
