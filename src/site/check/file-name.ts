import { isPublished } from '../files/published-files';
import { isBelowImages } from '../files/site-file';
import { isPicture, kindOf, pictureKinds } from '../image/picture-files';
import { diskName } from '../page/output-paths';
import { named, plainText } from '../text/characters';
import { hasForeign } from '../text/fix/slug';
import { mixesScripts } from '../text/host-letters';
import type { Rule } from './rule';

const rename = (meant: string | undefined) =>
  meant === undefined ? 'Rename it with Latin letters, digits and hyphens.' : `Rename it to "${meant}".`;

export const fileName: Rule<{
  capitals: [other: string];
  invisible: [character: string, plain: string];
  picture: [found: string, meant: string | undefined];
  published: [found: string, meant: string | undefined];
}> = {
  id: 'file-name',
  severity: 'error',
  meaning:
    'Every file has a name that is the same on all computers, and every picture one that a field can have.',
  messages: {
    capitals: {
      message: (other) =>
        `Only capital letters or accents make this name another one than ${other}: some computers take the two files for one.`,
      help: () => 'Delete one of the two, or give it another name.',
      example: ['images/logos/cisco.svg'],
    },
    invisible: {
      message: (character) => `The name of this file contains ${named(character)}.`,
      help: (_, plain) => `Rename it to "${plain}".`,
      example: ['\u200B', 'pages/contact.json'],
    },
    published: {
      message: (found) => `No link can have the name of this file: it contains ${found}.`,
      help: (_, meant) => rename(meant),
      example: ['a space', 'files/price-list.pdf'],
    },
    picture: {
      message: (found) => `No field can have the name of this picture: it contains ${found}.`,
      help: (_, meant) => rename(meant),
      example: ['a space', 'images/our-office.jpg'],
    },
  },
  site({ files }, report) {
    const seen = new Map<string, string>();
    for (const file of files.list()) {
      const place = { document: { file, pointer: '' }, pointer: '' };
      const { text, first: odd } = plainWords(file);
      const other = seen.get(diskName(file));
      if (other !== undefined) {
        const [second, first] = file === file.toLowerCase() ? [other, file] : [file, other];
        report({ document: { file: second, pointer: '' }, pointer: '' }, 'capitals', first);
      } else if (odd !== undefined && !/\s/.test(odd)) report(place, 'invisible', odd, text);
      else if (
        isBelowImages(file) &&
        pictureKinds.includes(kindOf(file)) &&
        !isPicture(files, file) &&
        !files.link(file)
      )
        report(place, 'picture', ...plainName(file));
      else if (isPublished(file) && !plainPath.test(file)) report(place, 'published', ...plainName(file));
      seen.set(diskName(file), file);
    }
  },
};

/** The name without what nobody means to type. A letter that looks Latin is meant, unless Latin ones stand beside it. */
function plainWords(file: string): ReturnType<typeof plainText> {
  if (/^[ -~]*$/.test(file)) return { text: file, first: undefined };
  const parts = file
    .split(/(\p{L}+)/u)
    .map((part) =>
      /^\p{L}/u.test(part) && !mixesScripts(part) ? { text: part, first: undefined } : plainText(part),
    );
  return {
    text: parts.map(({ text }) => text).join(''),
    first: parts.find(({ first }) => first !== undefined)?.first,
  };
}

/** Needs no encoding in an address. */
const plainPath = /^files\/(\.well-known\/)?([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Nothing is left of a name in another script. */
const hasEmptyPart = /\/(\/|$|\.(?!well-known\/))/;

function plainName(file: string): [found: string, meant: string | undefined] {
  const [found = ''] = /[^A-Za-z0-9._/-]/.exec(file) ?? [];
  const meant = file
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/(?<!-)-+(?=\.[a-z0-9]+$)|(?<=\/)(?!\.well-known\/)[-.]+/gi, '');
  return [
    found === ' ' ? 'a space' : found === '' ? 'a dot at its start' : `"${found}"`,
    hasForeign(file) || hasEmptyPart.test(meant) ? undefined : meant,
  ];
}
