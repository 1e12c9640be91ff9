import type { JsonPath } from '../json-path';
import type { Check, FieldContext } from './check';

/** File names of the output that an address would stand in the way of. */
const files = ['404.html', 'sitemap.xml', 'robots.txt', '_headers', '.nojekyll'];
const encoder = new TextEncoder();
/** Most file systems allow 255 bytes a name. */
const longest = 200;

function check(path: string, { report }: FieldContext, at: JsonPath) {
  const segments = path.split('/').slice(1);
  const dots = segments.find((segment) => segment === '.' || segment === '..');
  if (dots !== undefined) report(at, `"${dots}" can't be a part of an address.`, 'Write the whole path.');
  // Browsers and servers take such blanks away, each in its own way.
  if (segments.some((segment) => segment !== segment.trim()))
    report(at, 'A part of this address begins or ends with a blank.', 'Delete the blank.');
  const file = segments.length === 1 ? segments.find((segment) => files.includes(segment)) : undefined;
  const taken = file ?? segments.find((segment) => segment === 'index.html');
  if (taken !== undefined) report(at, `The site has a file ${taken} of its own.`, 'Choose another address.');
  // A sign has at most three bytes for each of its code units.
  if (segments.some((segment) => segment.length * 3 > longest && encoder.encode(segment).length > longest))
    report(at, `A part of this address is longer than ${longest} bytes.`, 'Shorten it.');
}

/** Every address becomes a folder, so it must be able to be one. */
export const aliasForm: Check = {
  id: 'alias-form',
  severity: 'error',
  fields: { aliasPath: check, pagePath: check },
};
