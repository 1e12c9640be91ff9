import type {
  ArticleLeaf,
  EventLeaf,
  ItemPage,
  JobPostingLeaf,
  NewsArticleLeaf,
  PersonLeaf,
  ProductLeaf,
} from 'schema-dts';
import {
  dateOf,
  dateTime,
  employmentOf,
  offerOf,
  placeOf,
  type RowValues,
  salaryOf,
  textOf,
} from './row-values';

/** What a row is, in the words of schema.org. */
export type RowThing =
  | ArticleLeaf
  | EventLeaf
  | ItemPage
  | JobPostingLeaf
  | NewsArticleLeaf
  | PersonLeaf
  | ProductLeaf;

export type RowKind = 'Article' | 'NewsArticle' | 'Event' | 'JobPosting' | 'Product' | 'Person';

export interface RowFacts {
  kind: RowKind;
  values: RowValues;
  /** Instants in milliseconds. */
  published?: number;
  updated?: number;
  /** An absolute address. */
  image?: string;
}

interface PageOfRow {
  title: string;
  description: string;
  canonical: string;
  language: string;
}

interface Publisher {
  '@id': string;
  name: string;
}

/** Of Open Graph. */
export const openGraphType = (kind: RowKind): 'article' | 'website' =>
  kind === 'Article' || kind === 'NewsArticle' ? 'article' : 'website';

/**
 * Says of a row what its fields say by their usual names, and no more. Where a fact is missing that search engines
 * require (developers.google.com/search/docs/appearance/structured-data), it says less, or nothing.
 */
export function rowThing(facts: RowFacts, page: PageOfRow, publisher: Publisher): RowThing | undefined {
  const { kind } = facts;
  switch (kind) {
    case 'Event':
      return event(facts, page);
    case 'JobPosting':
      return jobPosting(facts, page, publisher);
    case 'Product':
      return product(facts, page);
    case 'Person':
      return person(facts, page);
    default:
      return { '@type': kind, ...article(facts, page, publisher) };
  }
}

function article(
  { values, image, published, updated }: RowFacts,
  { title, description, canonical, language }: PageOfRow,
  publisher: Publisher,
) {
  const datePublished = published === undefined ? dateOf(values.date) : dateTime(published);
  const author = textOf(values.author);
  const organization = { '@id': publisher['@id'] };
  return {
    headline: title,
    description,
    url: canonical,
    inLanguage: language,
    ...(image && { image }),
    ...(datePublished && { datePublished }),
    ...(updated !== undefined && { dateModified: dateTime(updated) }),
    ...(author && { author: author === publisher.name ? organization : named('Person', author) }),
    publisher: organization,
  };
}

function event({ values, image }: RowFacts, page: PageOfRow): EventLeaf | undefined {
  const startDate = dateOf(values.start) ?? dateOf(values.date);
  const endDate = dateOf(values.end);
  const location = placeOf(values);
  const offers = offerOf(values);
  if (!startDate || !location) return undefined;
  return {
    '@type': 'Event',
    ...common(page),
    ...(image && { image }),
    startDate,
    ...(endDate && { endDate }),
    location,
    ...(offers && { offers }),
  };
}

function jobPosting(
  { values, published }: RowFacts,
  { title, description, canonical }: PageOfRow,
  publisher: Publisher,
): JobPostingLeaf | undefined {
  const datePosted = published === undefined ? dateOf(values.date) : dateTime(published);
  const validThrough = dateOf(values.validThrough) ?? dateOf(values.until);
  const jobLocation = placeOf(values);
  const employmentType = employmentOf(values);
  const baseSalary = salaryOf(values);
  if (!datePosted || !jobLocation) return undefined;
  return {
    '@type': 'JobPosting',
    title,
    description,
    url: canonical,
    datePosted,
    ...(validThrough && { validThrough }),
    hiringOrganization: { '@type': 'Organization', ...publisher },
    jobLocation,
    ...(employmentType && { employmentType }),
    ...(baseSalary && { baseSalary }),
  };
}

function product({ values, image }: RowFacts, page: PageOfRow): ProductLeaf | ItemPage {
  const offers = offerOf(values);
  if (!offers) return { '@type': 'ItemPage', ...common(page) };
  const brand = textOf(values.brand);
  const sku = textOf(values.sku);
  return {
    '@type': 'Product',
    ...common(page),
    ...(image && { image }),
    ...(brand && { brand: named('Brand', brand) }),
    ...(sku && { sku }),
    offers,
  };
}

function person({ values, image }: RowFacts, page: PageOfRow): PersonLeaf {
  const jobTitle = textOf(values.role);
  const email = textOf(values.email);
  const telephone = textOf(values.phone);
  return {
    '@type': 'Person',
    ...common(page),
    ...(image && { image }),
    ...(jobTitle && { jobTitle }),
    ...(email && { email }),
    ...(telephone && { telephone }),
  };
}

const common = ({ title, description, canonical }: PageOfRow) => ({
  name: title,
  description,
  url: canonical,
});

const named = <Type extends 'Person' | 'Brand'>(type: Type, name: string) => ({ '@type': type, name });
