/** What an address may be joined from so that it looks like a path of this site and like another host's. */
export const addressParts = [
  ...['/', '//', '%2F', '%2f', '\\', '%5C', '%252F', '%25', '%', '%zz', '%C3%A9', '%ff'],
  ...['.', '..', '%2e', '%2E%2e', '?', '%3F', '#', '%23', '@', ':', 'http:', 'https:', 'javascript:'],
  ...['%00', '%09', '%0a', '%20', '\t', '$', '%24', ';', 'contact', 'x', 'é', '⁄', '／'],
];
