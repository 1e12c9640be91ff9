import type { JsonPath } from '../json/json-path';
import { notFoundPath } from '../page/addresses';
import { diskName, takenByBuild, wellKnown } from '../page/output-paths';
import { prefixOf } from '../page/redirects';
import type { FieldContext, Rule, SiteParts } from './rule';

const encoder = new TextEncoder();
/** Most file systems allow 255 bytes a name. */
const longest = 200;

/** The first two are reported as what they are. */
const shownDots: ReadonlySet<string> = new Set(['.', '..', wellKnown]);

interface Mistakes {
  dots: [part: string];
  hidden: [part: string];
  space: [];
  file: [file: string];
  folder: [folder: string];
  host: [file: string];
  server: [folder: string];
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
    hidden: {
      message: (part) =>
        `A part of this address starts with a dot: "${part}". Hosts don't show such folders.`,
      help: () => 'Delete the dot. Only ".well-known" can have one.',
      example: ['.git'],
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
    host: {
      message: (file) => `This address is taken: some hosts read a file ${file} for themselves.`,
      help: () => 'Choose another address.',
      example: ['_worker.js'],
    },
    server: {
      message: (folder) =>
        `This address is taken: npm run dev and npm run edit have /${folder} for themselves.`,
      help: () => 'Choose another address.',
      example: ['_edit'],
    },
    long: {
      message: () => `A part of this address is too long: it can have at most ${longest} bytes.`,
      help: () => 'Shorten it.',
      example: [],
    },
    unknownAddresses: {
      message: () =>
        `${notFoundPath} can't be an alias or a redirect: it is shown for addresses that do not exist.`,
      help: () => `Delete it, or add a page with the path ${notFoundPath}.`,
      example: [],
    },
  },
  fields: {
    pagePath: checkAddress,
    aliasPath: checkOther,
    redirectPath: (from: string, context, at) => checkOther(prefixOf(from) ?? from, context, at),
  },
};

function checkOther(path: string, context: FieldContext<Mistakes>, at: JsonPath) {
  checkAddress(path, context, at);
  if (path === notFoundPath) context.report(at, 'unknownAddresses');
}

function checkAddress(path: string, { content, report }: FieldContext<Mistakes>, at: JsonPath) {
  const parts = path.split('/').slice(1);
  const dots = parts.find((part) => part === '.' || part === '..');
  if (dots !== undefined) report(at, 'dots', dots);
  // Browsers and servers remove such spaces, each in its own way.
  if (parts.some((part) => part !== part.trim())) report(at, 'space');
  const taken = takenByBuild(path.slice(1));
  const hidden = parts.find((part) => part.startsWith('.') && !shownDots.has(part));
  const file = taken?.type === 'file' ? taken.name : fileAbove(content, parts);
  if (taken && taken.type !== 'file') report(at, taken.type, taken.name);
  else if (file !== undefined) report(at, 'file', file);
  else if (hidden !== undefined) report(at, 'hidden', hidden);
  // A character has at most three bytes for each of its code units.
  if (parts.some((part) => part.length * 3 > longest && encoder.encode(part).length > longest))
    report(at, 'long');
}

/** The content file that this address would be, or be inside of. */
function fileAbove({ files, hasFile, published }: SiteParts, parts: readonly string[]): string | undefined {
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  if (published.size > 0) {
    const above = folders.find((path) => published.has(diskName(path)));
    if (above !== undefined) return published.get(diskName(above));
  }
  const [first = ''] = folders;
  if (diskName(first) !== 'images') return folders.find(hasFile);
  const names = new Set(folders.map(diskName));
  return files.list().find((file) => names.has(diskName(file)));
}
