import type {
  BreadcrumbList,
  CollectionPageLeaf,
  ContactPage,
  FAQPage,
  ItemPage,
  LocalBusinessLeaf,
  Offer,
  OfferCatalog,
  OrganizationLeaf,
  Question,
  ServiceLeaf,
  WebSite,
} from 'schema-dts';
import { plainText } from '../page/rich-text';
import type { StaticId } from '../schema/kinds';
import type { Page, PageKind, Settings, SiteContent } from '../schema/types.gen';
import { openPlaces } from './open-places';
import { type RowKind, type RowThing, rowThing } from './row-things';
import type { ResolvedPage, Site, Statics } from './site';
import type { PageView, TrailStep } from './view';

type KindOfPage = CollectionPageLeaf | ContactPage | ItemPage;

/** A thing in the words of schema.org. */
export type Thing =
  | BreadcrumbList
  | FAQPage
  | KindOfPage
  | LocalBusinessLeaf
  | OfferCatalog
  | OrganizationLeaf
  | RowThing
  | ServiceLeaf
  | WebSite;

/** A `Product` must have a price or a review, and this is no shop: what is true of its page is `ItemPage`. */
const pageTypes: Readonly<Partial<Record<PageKind, KindOfPage['@type']>>> = {
  collection: 'CollectionPage',
  product: 'ItemPage',
  contact: 'ContactPage',
};

/** Describes a page to search engines, from its content alone. */
export function createStructuredData(site: Site): (page: ResolvedPage) => readonly Thing[] {
  const { settings, content } = site;
  const organization = organizationOf(settings);
  const { '@type': type, '@id': id, name, url } = organization;
  const provider: OrganizationLeaf = { '@type': type, '@id': id, name, url };
  const website: WebSite = {
    '@type': 'WebSite',
    name,
    url,
    inLanguage: settings.language,
    publisher: { '@id': id },
  };
  const { origin } = new URL(settings.url);
  const rowOf = (kind: RowKind, values: Readonly<Record<string, unknown>>, view: PageView) =>
    rowThing({ kind, values }, { ...view, language: settings.language }, { '@id': id, name });

  return ({ page: { made }, content: page, view, statics }) => {
    const { title, description, canonical, trail } = view;
    const kind = pageKind(page, content);
    const pageType = kind && pageTypes[kind];
    const things: Thing[] = trail.length > 0 ? [breadcrumbList(trail, origin)] : [website, organization];
    if (kind === 'service')
      things.push({
        '@type': 'Service',
        name: trail.at(-1)?.name ?? title,
        description,
        url: canonical,
        provider,
      });
    if (pageType)
      things.push({
        '@type': pageType,
        name: title,
        description,
        url: canonical,
        ...(kind === 'contact' && { about: organization }),
      });
    const row = made?.kind && made.row && rowOf(made.kind, made.row, view);
    if (row) things.push(row);
    return things.concat(faqPages(view, statics), openPlaces(view, settings), offerCatalogs(view, id));
  };
}

const organizationOf = ({ name, url, language, email, phone, address, icon, social }: Settings) =>
  ({
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    ...(icon && { logo: `${url}/${icon}` }),
    ...(address && { address }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      availableLanguage: language,
    },
    ...(social && { sameAs: social.map(({ href }) => href) }),
  }) satisfies OrganizationLeaf;

const breadcrumbList = (trail: readonly TrailStep[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    // The last step is the page itself.
    ...(href && { item: origin + href }),
  })),
});

function faqPages({ canonical, blocks }: PageView, statics: Statics): Thing[] {
  const items = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  const textOf = (id: StaticId) => {
    const part = statics.get(id);
    return part?.kind === 'text' ? plainText(part.text) : '';
  };
  const mainEntity = items.map(
    ({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    }),
  );
  return [{ '@type': 'FAQPage', url: canonical, mainEntity }];
}

/** The codes of UN/CEFACT. */
const unitCodes = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' };

/** The plans that have a price. */
function offerCatalogs({ canonical, blocks }: PageView, seller: string): Thing[] {
  return blocks.flatMap((block): OfferCatalog[] => {
    if (block.type !== 'pricing') return [];
    const { heading, currency: priceCurrency, plans } = block;
    const offers = plans.flatMap(({ name, text, amount: price, period }): Offer[] => {
      if (price === undefined || priceCurrency === undefined) return [];
      const priceSpecification = period && {
        '@type': 'UnitPriceSpecification' as const,
        price,
        priceCurrency,
        unitCode: unitCodes[period],
      };
      const offer = { '@type': 'Offer' as const, name, price, priceCurrency, offeredBy: { '@id': seller } };
      return [
        { ...offer, ...(text && { description: text }), ...(priceSpecification && { priceSpecification }) },
      ];
    });
    if (offers.length === 0) return [];
    return [{ '@type': 'OfferCatalog', name: heading, url: canonical, itemListElement: offers }];
  });
}

/** What a page is: as written, else what its layout says, else what its blocks make it. */
function pageKind(
  { kind, layout = '', blocks }: Page,
  { layoutKinds = {} }: SiteContent,
): PageKind | undefined {
  const written = kind ?? (Object.hasOwn(layoutKinds, layout) ? layoutKinds[layout] : undefined);
  if (written) return written;
  if (blocks.some(({ type }) => type === 'contactForm')) return 'contact';
  return blocks.some(({ type }) => type === 'directory') ? 'collection' : undefined;
}
