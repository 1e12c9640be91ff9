export interface PriceParts {
  /** The currency, if the language has it before the number. */
  before: string;
  whole: string;
  fraction: string;
  after: string;
}

const formatOf = (amount: number, currency: string | undefined, locale: string) =>
  new Intl.NumberFormat(locale, {
    ...(currency !== undefined && { style: 'currency', currency }),
    // 19, but 34.50.
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  });

export const shownPrice = (amount: number, currency: string | undefined, locale: string): string =>
  formatOf(amount, currency, locale).format(amount);

/** So many characters have the size of a short price. */
const short = 6;

/** Whether one of these prices is long: then all are written smaller, so that none looks cheaper than it is. */
export const hasLong = (
  plans: readonly { amount?: number | undefined }[],
  currency: string | undefined,
  locale: string,
): boolean =>
  plans.some(({ amount }) => amount !== undefined && shownPrice(amount, currency, locale).length > short);

/**
 * A price in the order of the language. There are always four parts: browsers and Node may write a price differently, so
 * their texts may differ, but not their elements.
 */
export function priceParts(amount: number, currency: string | undefined, locale: string): PriceParts {
  const parts = { before: '', whole: '', fraction: '', after: '' };
  for (const { type, value } of formatOf(amount, currency, locale).formatToParts(amount))
    if (type === 'integer' || type === 'group') parts.whole += value;
    else if (type === 'decimal' || type === 'fraction') parts.fraction += value;
    else parts[parts.whole === '' ? 'before' : 'after'] += value;
  return parts;
}
