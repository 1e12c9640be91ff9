import type { Files } from '../files/files';
import { isPublished } from '../files/published-files';
import { isBelowImages } from '../files/site-file';
import { nameFor } from '../image/file-nature';
import { isPicture, kindOf, pictureKinds } from '../image/picture-files';
import { diskName } from '../page/output-paths';
import { publishedKinds } from '../page/published-kinds';
import { named, plainText } from '../text/characters';
import { mixesScripts } from '../text/host-letters';
import { knownNature, wrongNature } from './image-kind';
import { plainName } from './plain-name';
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
        !files.link(file) &&
        !wrongNature(files, file)
      )
        report(place, 'picture', ...plainName(realName(files, file)));
      else if (isPublished(file) && publishedKinds.includes(kindOf(file)) && !plainPath.test(file))
        report(place, 'published', ...plainName(file));
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

/** With the ending that the content of a picture asks for. */
const realName = (files: Files, file: string) => {
  const nature = knownNature(files, file);
  return (nature && nameFor(file, nature)) ?? file;
};

/** Needs no encoding in an address. */
const plainPath = /^files\/(\.well-known\/)?([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
