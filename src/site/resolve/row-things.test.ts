import { describe, expect, test } from 'vitest';
import { openGraphType, type RowFacts, rowThing } from './row-things';

const page = {
  title: 'Crane',
  description: 'A crane that lifts.',
  canonical: 'https://harbor.example/crane',
  language: 'en',
};
const publisher = { '@id': 'https://harbor.example/#organization', name: 'Harbor' };

const thing = (kind: RowFacts['kind'], values: object, more: Omit<Partial<RowFacts>, 'kind'> = {}) =>
  rowThing({ kind, values: { ...values }, ...more }, page, publisher);

const image = 'https://harbor.example/crane.jpg';
const item = { name: 'Crane', description: 'A crane that lifts.', url: 'https://harbor.example/crane' };
const place = { '@type': 'Place', name: 'Town hall', address: 'Town hall' };
const article = {
  headline: 'Crane',
  description: 'A crane that lifts.',
  url: 'https://harbor.example/crane',
  inLanguage: 'en',
  publisher: { '@id': 'https://harbor.example/#organization' },
};
const job = {
  '@type': 'JobPosting',
  title: 'Crane',
  description: 'A crane that lifts.',
  url: 'https://harbor.example/crane',
  datePosted: '2026-11-02',
  hiringOrganization: {
    '@type': 'Organization',
    '@id': 'https://harbor.example/#organization',
    name: 'Harbor',
  },
  jobLocation: place,
};
const event = { '@type': 'Event', ...item, startDate: '2026-12-05T19:00', location: place };
const offer = { '@type': 'Offer', price: 12.9, priceCurrency: 'EUR' };
const product = { '@type': 'Product', ...item, offers: offer };
const held = { date: '2026-12-05T19:00', place: 'Town hall' };
const open = { date: '2026-11-02', place: 'Town hall' };
const sold = { price: 12.9, currency: 'EUR' };

type Row = readonly [
  kind: RowFacts['kind'],
  what: string,
  values: object,
  found: object | undefined,
  more?: Omit<Partial<RowFacts>, 'kind'>,
];

const rows: readonly Row[] = [
  ['Article', 'without facts', {}, { '@type': 'Article', ...article }],
  [
    'NewsArticle',
    'with its dates, its picture and an author',
    { date: '2026-11-01', author: 'Ada Mill' },
    {
      '@type': 'NewsArticle',
      ...article,
      image,
      datePublished: '2026-11-02T08:00:00.000Z',
      dateModified: '2026-11-03T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Ada Mill' },
    },
    { published: Date.UTC(2026, 10, 2, 8), updated: Date.UTC(2026, 10, 3), image },
  ],
  [
    'Article',
    'with a day, by the company itself',
    { date: '2026-11-01', author: 'Harbor' },
    { '@type': 'Article', ...article, datePublished: '2026-11-01', author: article.publisher },
  ],
  ['Article', 'whose date is a name', { date: 'opening' }, { '@type': 'Article', ...article }],

  ['Event', 'with a date and a place', held, event],
  [
    'Event',
    'with a start and an end, a place with its address, a price and a picture',
    { ...held, start: '2026-12-06', end: '2026-12-07', address: 'Mill Lane 8', ...sold },
    {
      ...event,
      image,
      startDate: '2026-12-06',
      endDate: '2026-12-07',
      location: { '@type': 'Place', name: 'Town hall', address: 'Mill Lane 8' },
      offers: offer,
    },
    { image },
  ],
  [
    'Event',
    'with an address alone',
    { date: '2026-12-05T19:00', address: 'Mill Lane 8' },
    { ...event, location: { '@type': 'Place', address: 'Mill Lane 8' } },
  ],
  [
    'Event',
    'that is free',
    { ...held, price: 0, currency: 'EUR' },
    { ...event, offers: { ...offer, price: 0 } },
  ],
  ['Event', 'with a price in words', { ...held, price: 'from 12', currency: 'EUR' }, event],
  ['Event', 'without a place', { date: '2026-12-05' }, undefined],
  ['Event', 'with an empty place', { date: '2026-12-05', place: ' ' }, undefined],
  ['Event', 'without a date', { place: 'Town hall' }, undefined],
  ['Event', 'whose date is a name', { date: 'opening', place: 'Town hall' }, undefined],

  ['JobPosting', 'with a date and a place', open, job],
  [
    'JobPosting',
    'with all facts',
    {
      ...open,
      until: '2027-01-31',
      employment: 'Full-time',
      salary: 3400,
      currency: 'EUR',
      period: 'month',
    },
    {
      ...job,
      datePosted: '2026-11-02T08:00:00.000Z',
      validThrough: '2027-01-31',
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', value: 3400, unitText: 'MONTH' },
      },
    },
    { published: Date.UTC(2026, 10, 2, 8) },
  ],
  [
    'JobPosting',
    'with another end, and an employment in another language',
    { ...open, until: '2027-01-31', validThrough: '2027-01-15', employment: 'Vollzeit' },
    { ...job, validThrough: '2027-01-15', employmentType: 'Vollzeit' },
  ],
  ['JobPosting', 'with a salary for no period', { ...open, salary: 3400, currency: 'EUR' }, job],
  ['JobPosting', 'without a date', { place: 'Town hall' }, undefined],
  ['JobPosting', 'without a place', { date: '2026-11-02' }, undefined],

  ['Product', 'with a price', sold, product],
  [
    'Product',
    'with all facts',
    { ...sold, brand: 'Lift', sku: 'L-48', stock: 3 },
    {
      ...product,
      image,
      brand: { '@type': 'Brand', name: 'Lift' },
      sku: 'L-48',
      offers: { ...offer, availability: 'https://schema.org/InStock' },
    },
    { image },
  ],
  [
    'Product',
    'that is sold out',
    { ...sold, stock: 0 },
    { ...product, offers: { ...offer, availability: 'https://schema.org/OutOfStock' } },
  ],
  ['Product', 'with its stock in words', { ...sold, stock: 'soon' }, product],
  ['Product', 'without a price', { brand: 'Lift', currency: 'EUR' }, { '@type': 'ItemPage', ...item }],
  ['Product', 'without a currency', { price: 12.9 }, { '@type': 'ItemPage', ...item }],

  ['Person', 'without facts', {}, { '@type': 'Person', ...item }],
  [
    'Person',
    'with all facts',
    { role: 'Harbor master', email: 'ada@harbor.example', phone: '+49 40 1' },
    {
      '@type': 'Person',
      ...item,
      image,
      jobTitle: 'Harbor master',
      email: 'ada@harbor.example',
      telephone: '+49 40 1',
    },
    { image },
  ],
];

describe('a row says what its fields say', () => {
  test.for(rows)('%s %s', ([kind, , values, found, more]) => {
    expect(thing(kind, values, more)).toEqual(found);
  });
});

test.each([
  ['Article', 'article'],
  ['NewsArticle', 'article'],
  ['Event', 'website'],
  ['JobPosting', 'website'],
  ['Product', 'website'],
  ['Person', 'website'],
] as const)('to networks, %s is of the type %s', (kind, type) => {
  expect(openGraphType(kind)).toBe(type);
});
