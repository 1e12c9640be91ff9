/** The first letters of the first and the last part of a name, without titles such as "Dr." and what follows a comma. */
export function initials(name: string): string {
  const parts = name
    .replace(/[,(].*/, '')
    .split(/\s+/)
    .filter((part) => /^[\p{L}\p{Co}]/u.test(part) && !part.endsWith('.'));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part = '') => [...part][0]?.toLocaleUpperCase()).join('');
}
