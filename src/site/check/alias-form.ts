import type { JsonPath } from '../json/json-path';
import { notFoundPath } from '../page/addresses';
import type { FieldContext, Rule } from './rule';

/** File names of the output that an address would stand in the way of. */
const files = ['404.html', 'sitemap.xml', 'robots.txt', '_headers', '.nojekyll'];
const encoder = new TextEncoder();
/** Most file systems allow 255 bytes a name. */
const longest = 200;

interface Mistakes {
  dots: [part: string];
  space: [];
  file: [file: string];
  long: [];
  unknownAddresses: [];
}

/** Every address becomes a folder, so it must be able to be one. */
export const aliasForm: Rule<Mistakes> = {
  id: 'alias-form',
  severity: 'error',
  meaning: 'The build can make a folder for every path and every alias.',
  messages: {
    dots: {
      message: (part) => `"${part}" can't be a part of an address.`,
      help: () => 'Write the whole path.',
      example: ['..'],
    },
    space: {
      message: () => 'A part of this address begins or ends with a blank.',
      help: () => 'Delete the blank.',
      example: [],
    },
    file: {
      message: (file) => `The site has a file ${file} of its own.`,
      help: () => 'Choose another address.',
      example: ['sitemap.xml'],
    },
    long: {
      message: () => `A part of this address is longer than ${longest} bytes.`,
      help: () => 'Shorten it.',
      example: [],
    },
    unknownAddresses: {
      message: () => `${notFoundPath} can't be an alias: it answers for unknown addresses.`,
      help: () => `Delete it, or write a page with the path ${notFoundPath}.`,
      example: [],
    },
  },
  fields: {
    pagePath: checkAddress,
    aliasPath(path: string, context, at) {
      checkAddress(path, context, at);
      if (path === notFoundPath) context.report(at, 'unknownAddresses');
    },
  },
};

function checkAddress(path: string, { content, report }: FieldContext<Mistakes>, at: JsonPath) {
  const parts = path.split('/').slice(1);
  const dots = parts.find((part) => part === '.' || part === '..');
  if (dots !== undefined) report(at, 'dots', dots);
  // Browsers and servers remove such spaces, each in its own way.
  if (parts.some((part) => part !== part.trim())) report(at, 'space');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const file =
    parts.find((part) => part === 'index.html') ??
    folders.find((folder) => files.includes(folder) || content.hasFile(folder));
  if (file !== undefined) report(at, 'file', file);
  // A character has at most three bytes for each of its code units.
  if (parts.some((part) => part.length * 3 > longest && encoder.encode(part).length > longest))
    report(at, 'long');
}
