/** A `tel:` address without the (0) after a country code, which is only dialed within the country. */
export const dialed = (address: string): string => address.replace(/^(tel:\s*\+\d+)[ -]*\(0\)/, '$1');
