import { describe, expect, test } from 'vitest';
import { elementsOf } from '../../support/html';
import { site } from '../support/content';
import { documents, readOutput } from '../support/output';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const { settings } = site;
const text = expect.stringMatching(/\S/);
const address = expect.stringMatching(new RegExp(`^https://[^\\s/]+(${site.base}/|/\\S*[^\\s/])$`));
const organization = {
  '@type': 'Organization',
  '@id': expect.stringMatching(/#organization$/),
  name: text,
  url: address,
};
const company = {
  ...organization,
  ...(settings.icon && { logo: address }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: text,
    telephone: settings.phone,
    email: settings.email,
  },
};
const page = { name: text, description: text, url: address };
const question = { '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text } };
const offer = {
  '@type': 'Offer',
  name: text,
  price: expect.any(Number),
  priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
  offeredBy: { '@id': organization['@id'] },
};
const time = expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/);
const openHours = { '@type': 'OpeningHoursSpecification', opens: time, closes: time };

/** Things whose address is that of the company. */
const ofCompany = ['Organization', 'LocalBusiness'];

/** What must be said of each item of a list. */
const lists = [
  ['FAQPage', 'mainEntity', question],
  ['OfferCatalog', 'itemListElement', offer],
  ['LocalBusiness', 'openingHoursSpecification', openHours],
] as const;

/** What must be said of a thing (schema.org, and what search engines ask for beyond it). */
const required: Readonly<Record<string, object>> = {
  WebSite: { name: text, url: address, publisher: { '@id': organization['@id'] } },
  Organization: company,
  BreadcrumbList: { itemListElement: expect.any(Array) },
  Service: { ...page, provider: organization },
  CollectionPage: page,
  ItemPage: page,
  ContactPage: { ...page, about: company },
  LocalBusiness: {
    name: text,
    url: address,
    telephone: settings.phone,
    parentOrganization: { '@id': organization['@id'] },
    openingHoursSpecification: expect.any(Array),
  },
  OfferCatalog: { name: text, url: address, itemListElement: expect.any(Array) },
  FAQPage: { url: address, mainEntity: expect.arrayContaining([question]) },
};
interface Known {
  canonical: string;
  trail: readonly { name: string; href?: string }[];
}

/** What a document says of its page, to search engines and to its own scripts. */
function read(file: string): { things: readonly Thing[]; page: Known } {
  const scripts = elementsOf(readOutput(file)).filter(({ name }) => name === 'script');
  const json = (key: string, value: string) => {
    const found = scripts.filter(({ attributes }) => attributes[key] === value);
    expect(found).toHaveLength(1);
    return JSON.parse(found[0]?.text ?? '');
  };
  const { '@context': context, '@graph': things } = json('type', 'application/ld+json');
  expect(context).toBe('https://schema.org');
  return { things, page: json('id', 'page-data').page };
}

/** Aliases of the home page are copies of it. */
const home = read('index.html').page.canonical;

const find = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

describe.each(documents)('%s', (file) => {
  const { things, page } = read(file);

  test('describes things of known types to search engines, with all required properties', () => {
    for (const thing of things)
      expect(thing).toMatchObject(required[thing['@type']] ?? { '@type': 'a known type' });
    for (const { url } of things.filter((thing) => !ofCompany.includes(thing['@type']) && thing.url))
      expect(url).toBe(page.canonical);
    for (const [type, list, item] of lists)
      for (const thing of find(things, type))
        for (const entity of [thing[list]].flat()) expect(entity).toMatchObject(item);
  });

  test('names the trail that it shows, or the site and the company', () => {
    const { origin } = new URL(page.canonical);
    const steps = page.trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: origin + href }),
    }));
    expect(find(things, 'BreadcrumbList').map(({ itemListElement }) => itemListElement)).toEqual(
      steps.length > 0 ? [steps] : [],
    );
    const isHome = page.canonical === home;
    expect(steps.length).toBeGreaterThanOrEqual(isHome ? 0 : 2);
    for (const type of ['WebSite', 'Organization']) expect(find(things, type)).toHaveLength(isHome ? 1 : 0);
  });
});
