/**
 * A `tel:` address without the (0) after a country code, which is only dialed within the country. Italian numbers keep
 * their zero.
 */
export const dialed = (address: string): string =>
  address.replace(/^(tel:\s*\+(\d+))[ -]*\(0\)/, (_, start: string, country: string) =>
    country === '39' ? `${start}0` : start,
  );
