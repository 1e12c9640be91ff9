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

const renderPart = (part: 'header' | 'footer', changed: Partial<ChromeView>) => {
  const Part = part === 'header' ? Header : Footer;
  return renderToStaticMarkup(
    <WordsContext value={en}>
      <Part chrome={{ ...chrome, ...changed }} />
    </WordsContext>,
  );
};

describe('a header of another form', () => {
  const links: ChromeView['header']['links'] = [
    { label: 'Brands', href: '/brands' },
    { label: 'News', href: '/news' },
  ];
  const header = (changed: Partial<ChromeView['header']>) =>
    renderPart('header', { header: { ...chrome.header, links, ...changed } });

  it('says its form and its ground, which the usual one does not', () => {
    expect(header({})).toContain('<header class="header"><a');
    expect(header({ as: 'wide', tone: 'brand' })).toContain(
      '<header class="header blue" data-as="wide" data-links="usual">',
    );
  });

  it('says of the usual form only that its entries have no room in the bar', () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen';
    const link = { label: long, href: '/' };
    expect(header({ links: [link, link] })).toContain('<header class="header" data-links="never">');
  });

  it('has its facts beside the name where it is a masthead, which scrolls away with them', () => {
    const html = header({ as: 'masthead', top: [{ text: 'Open today' }] });
    expect(html).toContain('<ul class="header-facts"><li><span class="fact"><span>Open today</span>');
    expect(html).not.toContain('header-top');
  });

  it('has half of the entries on each side of a name in the middle', () => {
    const lists = header({ as: 'centered' }).match(/<ul class="header-links">.*?<\/ul>/g) ?? [];
    expect(lists.map((list) => list.match(/Solutions|Brands|News/g))).toEqual([
      ['Solutions', 'Brands'],
      ['News'],
    ]);
  });

  it('has a panel for each dropdown, by its own id, also from the mobile menu', () => {
    const html = header({ menus: [{ label: 'About', links: [{ label: 'Team', href: '/team' }] }] });
    for (const id of ['dropdown-panel', 'dropdown-panel-2']) {
      expect(html).toContain(`id="${id}" class="panel panel-of-button" popover="auto"`);
      expect(html.split(`popoverTarget="${id}"`)).toHaveLength(3);
    }
    expect(html.split('class="panel-back" popoverTarget="menu-panel"')).toHaveLength(3);
  });

  it('shows a menu with headings in columns, and links before the first heading in one without', () => {
    const html = header({
      menu: {
        label: 'All',
        links: [
          { label: 'A', href: '/a' },
          { label: 'B', href: '/b', group: 'Second' },
          { label: 'C', href: '/c' },
        ],
      },
    });
    const [panel = ''] = /<div id="dropdown-panel".*?<\/div>/.exec(html) ?? [];
    expect(panel).toContain('class="panel panel-grouped"');
    expect(panel.replace(/<a .*?<strong>(.)<\/strong><\/span><\/a>/g, '$1')).toContain(
      '<ul><li><ul><li>A</li></ul></li><li><p class="panel-heading">Second</p><ul><li>B</li><li>C</li></ul></li></ul>',
    );
  });

  it.each([
    ['tel:+442079460123', 'M13.832'],
    ['mailto:desk@example.com', 'm22 7'],
  ])('has the icon of %s beside its text', (href, shape) => {
    const html = header({ phone: { label: 'Reach us', href } });
    expect(html).toMatch(
      new RegExp(`<a class="header-phone" href="${href.replace('+', '\\+')}"><svg.*?d="${shape}`),
    );
  });

  it('begins with the link that skips it, then what scrolls away', () => {
    const html = header({
      announcement: { text: 'We move.', link: { label: 'Read more', href: '/news' } },
      top: [{ text: 'Open today' }, { text: 'Call', href: 'tel:112' }],
    });
    expect(html).toMatch(/^<a class="skip" href="#main">Skip to content<\/a><aside class="announcement"/);
    expect(html).toContain('aria-label="Announcement"');
    expect(html).toContain('<p>We move. <a href="/news">Read more</a></p>');
    expect(html).toContain(
      '<li><span class="fact"><span>Open today</span></span></li><li><a class="fact" href="tel:112"><span>Call</span></a></li>',
    );
    expect(html.split('class="skip"')).toHaveLength(2);
  });

  it.each([
    ['light', ['c1 on-light', 'c9 on-dark']],
    ['ink', ['c9']],
  ] as const)('shows the wordmark for its ground: %s', (tone, shown) => {
    const dark = createStaticParts('c');
    for (let count = 0; count < 8; count++) dark.add(() => ({ kind: 'social', name: 'x' }));
    const brand = {
      ...chrome.brand,
      dark: dark.add(() => ({ kind: 'logo', name: 'Northport', symbol: false })),
      isWordmark: true,
    } as const;
    const html = renderPart('header', { brand, header: { ...chrome.header, tone } });
    const [link = ''] = /<a class="brand brand-wordmark".*?<\/a>/.exec(html) ?? [];
    expect(
      [...link.matchAll(/class="static-logo ?([^"]*)" data-static="(c\d)"/g)].map(([, name, id]) =>
        `${id} ${name}`.trim(),
      ),
    ).toEqual(shown);
  });
});

describe('footer', () => {
  it('has a strip above it, in the colors of the page', () => {
    const drawing = { type: 'drawing', kind: 'stars' } as const;
    const strip = statics.add(() => ({ kind: 'drawing', drawing, seed: '' }));
    const html = renderPart('footer', { footer: { ...chrome.footer, strip } });
    expect(html).toMatch(/^<span class="static-strip"[^>]*><\/span><footer /);
  });

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

  it('has lines that are only text, hours, and badges', () => {
    const html = renderPart('footer', {
      footer: {
        ...chrome.footer,
        as: 'contact',
        tone: 'light',
        columns: [{ heading: 'Contact', links: [{ label: '14 Alder Street' }] }],
        hours: { heading: 'Hours', rows: [{ days: 'Mon', hours: '08–12' }] },
        badges: [{ text: 'Step-free' }],
      },
    });
    expect(html).toContain('<footer class="section footer" data-as="contact">');
    expect(html).toContain('<li><span>14 Alder Street</span></li>');
    expect(html).toContain('<dt>Mon</dt><dd>08–12</dd>');
    expect(html).toContain(
      '<ul class="footer-badges"><li><span class="fact"><span>Step-free</span></span></li></ul>',
    );
  });

  it.each([
    ['Ana', '6'],
    ['Alder Street', '13'],
    ['The library of things in Millbrook', 'more'],
  ])('writes %s across the window in the size for its length', (name, length) => {
    const html = renderPart('footer', {
      brand: { ...chrome.brand, name },
      footer: { ...chrome.footer, as: 'sign' },
    });
    expect(html).toContain(`<div class="footer-sign" data-length="${length}"><a class="brand"`);
    expect(html.split('class="brand"')).toHaveLength(2);
  });

  it('has a button for cookies where visitors are asked about them, which a script shows', () => {
    expect(html).not.toContain('cookies');
    expect(render(true)).toMatch(/<button id="cookies-change"[^>]* hidden="">Cookie settings<\/button>/);
  });
});
