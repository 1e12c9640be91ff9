import type { JsonPath } from '../json/json-path';
import { notFoundPath } from '../page/addresses';
import { takenByBuild } from '../page/output-paths';
import type { FieldContext, Rule } from './rule';

const encoder = new TextEncoder();
/** Most file systems allow 255 bytes a name. */
const longest = 200;

interface Mistakes {
  dots: [part: string];
  space: [];
  file: [file: string];
  folder: [folder: string];
  long: [];
  unknownAddresses: [];
}

/** Every address becomes a folder, so it must be able to be one. */
export const aliasForm: Rule<Mistakes> = {
  id: 'alias-form',
  severity: 'error',
  meaning:
    'Every path and every alias is an address that the site can have: the build makes a folder for each.',
  messages: {
    dots: {
      message: (part) => `An address can't have the part "${part}".`,
      help: () => 'Write the whole path.',
      example: ['..'],
    },
    space: {
      message: () => 'A part of this address starts or ends with a space.',
      help: () => 'Delete the space.',
      example: [],
    },
    file: {
      message: (file) => `This address is taken: the site has a file ${file}.`,
      help: () => 'Choose another address.',
      example: ['sitemap.xml'],
    },
    folder: {
      message: (folder) => `This address is taken: the build writes files into the folder ${folder}.`,
      help: () => 'Choose another address.',
      example: ['assets'],
    },
    long: {
      message: () => `A part of this address is too long: it can have at most ${longest} bytes.`,
      help: () => 'Shorten it.',
      example: [],
    },
    unknownAddresses: {
      message: () => `${notFoundPath} can't be an alias: it is shown for addresses that do not exist.`,
      help: () => `Delete it, or add a page with the path ${notFoundPath}.`,
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
  const taken = takenByBuild(path.slice(1));
  if (taken?.type === 'folder') report(at, 'folder', taken.name);
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const file =
    parts.find((part) => part === 'index.html') ??
    (taken?.type === 'file' ? taken.name : folders.find(content.hasFile));
  if (file !== undefined) report(at, 'file', file);
  // A character has at most three bytes for each of its code units.
  if (parts.some((part) => part.length * 3 > longest && encoder.encode(part).length > longest))
    report(at, 'long');
}
