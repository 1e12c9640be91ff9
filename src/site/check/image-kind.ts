import { kindOf, pictureKinds } from '../image/picture-files';
import { listed } from '../text/words';
import type { Rule } from './rule';

const allowed = listed(pictureKinds.map((kind) => `.${kind}`));

/** A page of someone else's, or a script, would have all rights of the site. */
export const imageKind: Rule<{ other: []; capitals: [kind: string] }> = {
  id: 'image-kind',
  severity: 'error',
  meaning: 'The folder images/ holds only pictures of the kinds that a page can show.',
  messages: {
    other: {
      message: () => 'This file is not a picture that a site can publish.',
      help: () => `Delete it, or move it out of images/. Names of pictures end with ${allowed}.`,
      example: [],
    },
    capitals: {
      message: (kind) => `The name of this file ends with .${kind}, in capital letters.`,
      help: (kind) => `Rename it, so that its name ends with .${kind.toLowerCase()}.`,
      example: ['SVG'],
    },
  },
  site({ files }, report) {
    for (const file of files.list()) {
      const kind = kindOf(file);
      if (!file.startsWith('images/') || pictureKinds.includes(kind) || files.link(file)) continue;
      const place = { document: { file, pointer: '' }, pointer: '' };
      if (pictureKinds.includes(kind.toLowerCase())) report(place, 'capitals', kind);
      else report(place, 'other');
    }
  },
};
