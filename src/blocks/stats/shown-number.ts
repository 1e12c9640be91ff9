/** Groups of digits from five digits on, as typesetters do: 1200, but 12,000. */
export const shownNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: 'min2' }).format(value);
