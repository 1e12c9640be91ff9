/**
 * Groups of digits from five digits on, as typesetters do: 1200, but 12,000. Browsers and Node may write it differently,
 * so its elements have `suppressHydrationWarning`.
 */
export const shownNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(value);
