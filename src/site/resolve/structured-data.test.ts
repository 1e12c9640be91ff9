import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import { memoryFiles } from '../files/memory-files';
import { resolvePage } from './resolve-page';
import { createStructuredData } from './structured-data';

const description = (what: string) => `${what}: planned, built and looked after by one team that answers.`;
const hero = { type: 'hero', heading: 'H' };
const grid = { type: 'cardGrid', heading: 'G', tone: 'light', cards: [{ title: 'C', href: '/' }] };
const page = (path: string, more: object = {}, blocks: readonly object[] = []) => ({
  path,
  title: `Title of ${path}`,
  description: description(path),
  blocks: [hero, ...blocks],
  ...more,
});
const form = { type: 'contactForm', heading: 'F', submit: 'Send' };
const faq = {
  type: 'faq',
  heading: 'F',
  items: [{ question: 'Does {site.name} answer?', answer: '**Yes**, in\n\n- minutes\n- `hours`' }],
};
const hours = {
  type: 'hours',
  heading: 'H',
  places: [
    {
      week: {
        monday: { hours: ['08:00-12:00', '14:00-18:00'] },
        tuesday: { hours: ['08:00-12:00'], text: 'Returns only' },
        saturday: { hours: ['18:00-24:00'] },
      },
      exceptions: [
        { from: '2026-12-24', to: '2026-12-26', text: 'Closed' },
        { from: '2026-12-31', hours: ['08:00-11:00'] },
      ],
    },
    { name: '{site.name} East', address: 'Mill Lane 8', week: {} },
  ],
};

const prices = {
  type: 'pricing',
  heading: 'Plans of {site.name}',
  currency: 'EUR',
  plans: [
    { name: 'Crew', text: 'For many.', amount: 34.5, period: 'month' },
    { name: 'Day', amount: 12 },
    { name: 'Fleet', instead: 'On request' },
  ],
};
const onRequest = { type: 'pricing', heading: 'P', plans: [{ name: 'Fleet', instead: 'On request' }] };
const pages = [
  page('/', { name: 'Home' }, [faq]),
  page('/s', { name: 'All' }, [{ type: 'directory', heading: 'D', pages: ['/s/cards'] }]),
  page('/s/cards', {}, [grid]),
  page('/s/by-layout', { name: 'By {site.name}', layout: 'only' }),
  page('/s/by-itself', { layout: 'only', kind: 'product' }),
  page('/s/list', { kind: 'collection' }),
  page('/write', {}, [form, faq]),
  page('/hours', {}, [hours]),
  page('/call', { kind: 'contact' }),
  page('/s/form', { kind: 'service' }, [form]),
  page('/s/prices', {}, [prices, onRequest]),
  page('/s/made', { layout: 'constructor' }, [form]),
];

const settings = {
  name: 'Northport',
  url: 'https://northport.net/sub',
  language: 'en',
  email: 'a@northport.net',
  phone: '+62 361 444',
};

function describePage(path: string, more: object = {}) {
  const { site, problems } = loadSite(
    memoryFiles({
      'images/icon.svg': '<svg viewBox="0 0 32 32"/>',
      'site.json': JSON.stringify({
        site: { ...settings, ...more },
        header: { links: [{ label: 'Home', href: '/' }] },
        footer: { columns: [{ heading: 'S', links: [{ label: 'Home', href: '/' }] }], notice: 'N' },
        layouts: { only: [{ type: 'hero' }], constructor: [{ type: 'hero' }, { type: 'contactForm' }] },
        layoutKinds: { only: 'service' },
        pages,
      }),
    }),
  );
  const found = site?.find(path);
  if (!site || !found) throw new Error(JSON.stringify(problems));
  return createStructuredData(site)(resolvePage(site, found));
}

describe('the content decides what search engines learn about a page', () => {
  it.each([
    ['/', ['WebSite', 'Organization', 'FAQPage']],
    ['/s', ['BreadcrumbList', 'CollectionPage']],
    ['/s/cards', ['BreadcrumbList']],
    ['/s/by-layout', ['BreadcrumbList', 'Service']],
    ['/s/by-itself', ['BreadcrumbList', 'ItemPage']],
    ['/s/list', ['BreadcrumbList', 'CollectionPage']],
    ['/write', ['BreadcrumbList', 'ContactPage', 'FAQPage']],
    ['/hours', ['BreadcrumbList', 'LocalBusiness', 'LocalBusiness']],
    ['/call', ['BreadcrumbList', 'ContactPage']],
    ['/s/form', ['BreadcrumbList', 'Service']],
    ['/s/made', ['BreadcrumbList', 'ContactPage']],
    ['/s/prices', ['BreadcrumbList', 'OfferCatalog']],
    ['/404', ['BreadcrumbList']],
  ])('%s', (path, types) => {
    expect(describePage(path).map((thing) => thing['@type'])).toEqual(types);
  });
});

describe('structured data', () => {
  it('of the company is what the settings say', () => {
    const [, plain] = describePage('/');
    const contactPoint = {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '+62 361 444',
      email: 'a@northport.net',
      availableLanguage: 'en',
    };
    const organization = {
      '@type': 'Organization',
      '@id': 'https://northport.net/sub/#organization',
      name: 'Northport',
      url: 'https://northport.net/sub/',
      contactPoint,
    };
    expect(plain).toEqual(organization);
    const profile = 'https://social.net/northport';
    const more = { icon: 'images/icon.svg', address: 'Sanur', social: [{ network: 'x', href: profile }] };
    expect(describePage('/', more)[1]).toEqual({
      ...organization,
      logo: 'https://northport.net/sub/images/icon.svg',
      address: 'Sanur',
      sameAs: [profile],
    });
    expect(describePage('/write')[1]).toMatchObject({ about: organization });
  });

  it('of a service names who provides it', () => {
    expect(describePage('/s/by-layout')[1]).toEqual({
      '@type': 'Service',
      name: 'By Northport',
      description: description('/s/by-layout'),
      url: 'https://northport.net/sub/s/by-layout',
      provider: {
        '@type': 'Organization',
        '@id': 'https://northport.net/sub/#organization',
        name: 'Northport',
        url: 'https://northport.net/sub/',
      },
    });
  });

  it('of the trail is the trail that is shown', () => {
    expect(describePage('/s/by-layout')[0]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://northport.net/sub/' },
        { '@type': 'ListItem', position: 2, name: 'All', item: 'https://northport.net/sub/s' },
        { '@type': 'ListItem', position: 3, name: 'By Northport' },
      ],
    });
  });

  it('of opening hours are the hours of each place', () => {
    const [, first, second] = describePage('/hours', { address: 'Sanur' });
    const open = (opens: string, closes: string, when: object) => ({
      '@type': 'OpeningHoursSpecification',
      ...when,
      opens,
      closes,
    });
    const place = {
      '@type': 'LocalBusiness',
      url: 'https://northport.net/sub/',
      telephone: '+62 361 444',
      parentOrganization: { '@id': 'https://northport.net/sub/#organization' },
    };
    expect(first).toEqual({
      ...place,
      name: 'Northport',
      address: 'Sanur',
      openingHoursSpecification: [
        open('08:00', '12:00', { dayOfWeek: ['Monday', 'Tuesday'] }),
        open('14:00', '18:00', { dayOfWeek: ['Monday'] }),
        open('18:00', '23:59', { dayOfWeek: ['Saturday'] }),
      ],
      specialOpeningHoursSpecification: [
        open('00:00', '00:00', { validFrom: '2026-12-24', validThrough: '2026-12-26' }),
        open('08:00', '11:00', { validFrom: '2026-12-31', validThrough: '2026-12-31' }),
      ],
    });
    expect(second).toEqual({
      ...place,
      name: 'Northport East',
      address: 'Mill Lane 8',
      openingHoursSpecification: [],
    });
  });

  it('of questions are the words of question and answer', () => {
    expect(describePage('/')[2]).toMatchObject({
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Does Northport answer?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, in\nminutes\nhours' },
        },
      ],
    });
  });

  it('of plans has those with a price, and for what time it is', () => {
    const common = {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      offeredBy: { '@id': 'https://northport.net/sub/#organization' },
    };
    expect(describePage('/s/prices')[1]).toEqual({
      '@type': 'OfferCatalog',
      name: 'Plans of Northport',
      url: 'https://northport.net/sub/s/prices',
      itemListElement: [
        {
          ...common,
          name: 'Crew',
          description: 'For many.',
          price: 34.5,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: 34.5,
            priceCurrency: 'EUR',
            unitCode: 'MON',
          },
        },
        { ...common, name: 'Day', price: 12 },
      ],
    });
  });
});
