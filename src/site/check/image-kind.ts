import type { Files } from '../files/files';
import { isBelowImages } from '../files/site-file';
import { type FileNature, nameFor, natureOf } from '../image/file-nature';
import { isPicture, kindOf, pictureKinds } from '../image/picture-files';
import { listed } from '../text/wording';
import { capitalEnd, plainName } from './plain-name';
import type { Rule } from './rule';

/** How names of pictures end, in words. */
export const pictureEndings = listed(pictureKinds.map((kind) => `.${kind}`));

/** What a file that is no picture is; undefined for what has no use in a page, such as a text. */
export function knownNature(files: Files, file: string): FileNature | undefined {
  const nature = natureOf(file, files.head(file));
  return nature?.what === 'a text' || /^html?$/i.test(kindOf(file)) ? undefined : nature;
}

/** The nature of a file whose name is not one of a picture of that nature, whatever letters it has. */
export function wrongNature(files: Files, file: string): FileNature | undefined {
  const nature = files.size(file) === 0 ? undefined : knownNature(files, file);
  const isOther = () => !pictureKinds.includes(kindOf(file)) && nature && nameFor(file.toLowerCase(), nature);
  return nature?.end === undefined || isOther() ? nature : undefined;
}

/** A page of someone else's, or a script, would have all rights of the site. */
export const imageKind: Rule<{
  other: [];
  known: [file: string, nature: FileNature];
  capitals: [file: string, kind: string];
}> = {
  id: 'image-kind',
  severity: 'error',
  meaning: 'The folder images/ holds only pictures of the kinds that a page can show.',
  messages: {
    other: {
      message: () => 'This file is not a picture that a site can publish.',
      help: () => `Delete it, or move it out of images/. Names of pictures end with ${pictureEndings}.`,
      example: [],
    },
    known: {
      message: (_, { what, end }) =>
        end === undefined
          ? `This file is ${what}, which a page can't show.`
          : `This file is ${what}, but its name does not end with .${end}.`,
      help: (file, nature) => {
        const name = nameFor(file, nature);
        return name === undefined ? nature.help : `Rename it to "${plainName(name)[1] ?? name}".`;
      },
      example: [
        'images/flyer.pdf',
        { what: 'a PDF document', help: 'Save its page as PNG or SVG, and put the result here.' },
      ],
    },
    capitals: { ...capitalEnd, example: ['images/plan.SVG', 'SVG'] },
  },
  site({ files }, report) {
    for (const file of files.list()) {
      const kind = kindOf(file);
      if (!isBelowImages(file) || isPicture(files, file) || files.link(file)) continue;
      const place = { document: { file, pointer: '' }, pointer: '' };
      const nature = wrongNature(files, file);
      if (nature) report(place, 'known', file, nature);
      else if (!pictureKinds.includes(kind.toLowerCase())) report(place, 'other');
      else if (!pictureKinds.includes(kind)) report(place, 'capitals', file, kind);
    }
  },
};
