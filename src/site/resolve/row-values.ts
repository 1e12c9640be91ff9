import type { OfferLeaf, PlaceLeaf } from 'schema-dts';
import { isDate } from '../time/read-date';

/** What a row says, by field. */
export type RowValues = Readonly<Record<string, unknown>>;

/** An address is required: where a row has none, it is the place, such as a town. */
export function placeOf(values: RowValues): PlaceLeaf | undefined {
  const name = textOf(values.place);
  const address = textOf(values.address) ?? name;
  return address ? { '@type': 'Place', ...(name && { name }), address } : undefined;
}

export function offerOf({ price, currency, stock }: RowValues): OfferLeaf | undefined {
  const priceCurrency = textOf(currency);
  if (typeof price !== 'number' || !priceCurrency) return undefined;
  const availability = availabilityOf(stock);
  return { '@type': 'Offer', price, priceCurrency, ...(availability && { availability }) };
}

function availabilityOf(stock: unknown) {
  if (typeof stock !== 'number' && typeof stock !== 'boolean') return undefined;
  return Number(stock) > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
}

/** A salary means nothing without its period. */
export function salaryOf({ salary: value, currency, period }: RowValues) {
  const of = textOf(currency);
  const unitText = textOf(period)?.toUpperCase();
  if (typeof value !== 'number' || !of || !unitText) return undefined;
  return {
    '@type': 'MonetaryAmount' as const,
    currency: of,
    value: { '@type': 'QuantitativeValue' as const, value, unitText },
  };
}

/** Search engines know these, and schema.org any other text. */
const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
];

export function employmentOf({ employment }: RowValues): string | undefined {
  const text = textOf(employment);
  const known = text?.toUpperCase().replace(/[ -]/g, '_');
  return known && employmentTypes.includes(known) ? known : text;
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

export const dateOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isDate(value) ? value : undefined;

export const dateTime = (instant: number) => new Date(instant).toISOString();
