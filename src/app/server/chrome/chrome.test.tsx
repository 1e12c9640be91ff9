import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createDraw } from '../../../node/build/draw/drawings';
import { socialIcon } from '../../../node/build/draw/icons';
import { sourceOf } from '../../../node/build/render/prerender';
import { memoryFiles } from '../../../site/files/memory-files';
import { createStaticParts } from '../../../site/resolve/static-parts';
import type { ChromeView } from '../../../site/resolve/view';
import { en } from '../../../site/words/en';
import { StaticContext } from '../../../ui/static';
import { WordsContext } from '../../../ui/words';
import { Footer } from './footer';
import { Header } from './header';

const statics = createStaticParts('c');
const chrome: ChromeView = {
  brand: {
    name: 'Northport',
    drawing: statics.add(() => ({ kind: 'logo', name: 'Northport', symbol: true })),
    href: '/',
  },
  language: 'en',
  header: {
    menu: {
      label: 'Solutions',
      all: { label: 'All solutions', href: '/solutions' },
      links: [{ label: 'Cloud computing', href: '/solutions/cloud-computing', text: 'Moved.' }],
    },
    links: [{ label: 'Brands', href: '/brands' }],
    action: { label: 'Contact us', href: '/contact' },
  },
  footer: {
    columns: [{ heading: 'Company', links: [{ label: 'Contact', href: '/contact' }] }],
    notice: '© 2026 Northport',
    links: [{ label: 'Privacy policy', href: '/privacy-policy' }],
  },
  social: [
    {
      network: 'youtube',
      href: 'https://youtube.com/@northport',
      icon: statics.add(() => ({ kind: 'social', name: 'youtube' })),
    },
  ],
  asksForCookies: false,
};

describe('header', () => {
  const html = renderToStaticMarkup(
    <WordsContext value={en}>
      <Header chrome={chrome} />
    </WordsContext>,
  );

  it('starts with a link that skips it', () => {
    expect(html).toMatch(/^<header class="header"><a class="skip" href="#main">Skip to content<\/a>/);
  });

  it('links to the home page by the logo', () => {
    expect(html).toContain('<a class="brand" href="/"><span class="static-logo" data-static="c1">');
  });

  it('opens both panels without a script', () => {
    for (const id of ['dropdown-panel', 'menu-panel']) {
      expect(html).toContain(`id="${id}" class="panel" popover="auto"`);
      expect(html).toContain(`popoverTarget="${id}"`);
    }
  });

  it('has one navigation landmark, and the link to all pages first in the dropdown', () => {
    expect(html.match(/<nav class="header-nav" aria-label="Main">/g)).toHaveLength(1);
    expect(html.indexOf('All solutions')).toBeLessThan(html.indexOf('Cloud computing'));
  });

  it('has a button with the names of both themes', () => {
    const [button = ''] = /<button[^>]* class="[^"]*theme-button">.*?<\/button>/.exec(html) ?? [];
    for (const name of ['Use dark theme', 'Use light theme']) expect(button).toContain(`>${name}<`);
  });
});

describe('footer', () => {
  const render = (asksForCookies: boolean) =>
    renderToStaticMarkup(
      <WordsContext value={en}>
        <StaticContext value={sourceOf(statics.all, createDraw(memoryFiles({}), ''))}>
          <Footer chrome={{ ...chrome, asksForCookies }} />
        </StaticContext>
      </WordsContext>,
    );
  const html = render(false);

  it('links to the policies and the social networks by name', () => {
    expect(html).toContain('<a href="/privacy-policy">Privacy policy</a>');
    expect(html).toContain(`${socialIcon('youtube')}</span><span class="visually-hidden">YouTube</span>`);
  });

  it('shows the notice', () => {
    expect(html).toContain('© 2026 Northport');
  });

  it('has a button for cookies where visitors are asked about them, which a script shows', () => {
    expect(html).not.toContain('cookies');
    expect(render(true)).toMatch(/<button id="cookies-change"[^>]* hidden="">Cookie settings<\/button>/);
  });
});
