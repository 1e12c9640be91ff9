/** The size of a file in the words of a language, as exact as people need it: `214 kB`. */
export function sizeWords(bytes: number, locale: string): string {
  const kilobytes = Math.max(1, bytes / 1000);
  const isSmall = kilobytes < 999.5;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall || kilobytes >= 99_950 ? 0 : 1,
  }).format(isSmall ? kilobytes : kilobytes / 1000);
}
