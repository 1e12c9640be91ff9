import type { JsonPath } from '../json/json-path';
import { notFoundPath } from '../page/addresses';
import type { Check, FieldContext } from './rule';

/** File names of the output that an address would stand in the way of. */
const files = ['404.html', 'sitemap.xml', 'robots.txt', '_headers', '.nojekyll'];
const encoder = new TextEncoder();
/** Most file systems allow 255 bytes a name. */
const longest = 200;

function check(path: string, { content, report }: FieldContext, at: JsonPath) {
  const segments = path.split('/').slice(1);
  const dots = segments.find((segment) => segment === '.' || segment === '..');
  if (dots !== undefined) report(at, `"${dots}" can't be a part of an address.`, 'Write the whole path.');
  // Browsers and servers take such blanks away, each in its own way.
  if (segments.some((segment) => segment !== segment.trim()))
    report(at, 'A part of this address begins or ends with a blank.', 'Delete the blank.');
  const steps = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
  const taken =
    segments.find((segment) => segment === 'index.html') ??
    steps.find((step) => files.includes(step) || content.hasFile(step));
  if (taken !== undefined) report(at, `The site has a file ${taken} of its own.`, 'Choose another address.');
  // A sign has at most three bytes for each of its code units.
  if (segments.some((segment) => segment.length * 3 > longest && encoder.encode(segment).length > longest))
    report(at, `A part of this address is longer than ${longest} bytes.`, 'Shorten it.');
}

const checkAlias: typeof check = (path, context, at) => {
  check(path, context, at);
  if (path === notFoundPath)
    context.report(
      at,
      `${notFoundPath} can't be an alias: it answers for unknown addresses.`,
      `Delete it, or write a page with the path ${notFoundPath}.`,
    );
};

/** Every address becomes a folder, so it must be able to be one. */
export const aliasForm: Check = {
  id: 'alias-form',
  severity: 'error',
  fields: { aliasPath: checkAlias, pagePath: check },
};
