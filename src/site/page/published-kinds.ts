import { textForm } from '../schema/text-form';
import { wellKnown } from './output-paths';

/**
 * The ends of the files that a link can name. Each is for people (documents, texts, tables, dates and contacts, archives,
 * sound and film, pictures), and none of them runs scripts with the rights of the site, as HTML, SVG and XML do.
 */
export const linkedKinds: readonly string[] =
  /\\\.\(([a-z0-9|]+)\)/.exec(textForm('href').pattern)?.[1]?.split('|') ?? [];

/** The ends of files that programs fetch by their name. */
const fetchedKinds: readonly string[] = ['ico', 'json', 'webmanifest'];

export const publishedKinds: readonly string[] = [...linkedKinds, ...fetchedKinds];

/** What search engines ask a site's owner to publish. */
export const verificationFile = /^(?:[\w-]+\.html|BingSiteAuth\.xml)$/;

/** What programs look for by its name, so that it needs no link and keeps that name. */
export const isFetched = (path: string): boolean =>
  path.startsWith(`${wellKnown}/`) ||
  verificationFile.test(path) ||
  /^([^/]+\.(ico|txt|json|webmanifest)|apple-touch-icon[^/]*\.png)$/.test(path);

/** In bytes: all of it is looked at, and `Files` gives no more of a file. */
export const largestPlain = 50_000;

/** Characters of ASCII without `<`, so that no browser finds markup, in whatever encoding. */
const plain = /^[\t\n\r\x20-\x3b\x3d-\x7e]*$/;

const bingAuth =
  /^<\?xml version="1\.0"( encoding="utf-8")?\?>\s*<users>\s*<user>[0-9A-Za-z]+<\/user>\s*<\/users>\s*$/i;

/** True if no browser can find a script in a file without a kind, or in one that proves who owns the site. */
export function isHarmless(path: string, bytes: Uint8Array): boolean {
  // One character for each byte.
  const text = String.fromCharCode(...bytes);
  return path.endsWith('.xml') ? bingAuth.test(text) : plain.test(text);
}
