import { fileNameOf } from '../files/file-path';
import { publishedFiles, publishedPath } from '../files/published-files';
import { kindOf, pictureKinds } from '../image/picture-files';
import { wellKnown } from '../page/output-paths';
import { isHarmless, largestPlain, publishedKinds, verificationFile } from '../page/published-kinds';
import { listed } from '../text/wording';
import { capitalEnd } from './plain-name';
import type { Rule } from './rule';

const allowed = listed(publishedKinds.map((kind) => `.${kind}`));

/** What is published has the rights of the site: a script or a page of someone else's would, too. */
export const fileKind: Rule<{
  other: [];
  picture: [meant: string];
  capitals: [file: string, kind: string];
  markup: [];
}> = {
  id: 'file-kind',
  severity: 'error',
  meaning: 'The folder files/ holds only kinds of files that can do no harm on the site.',
  messages: {
    other: {
      message: () => 'The site does not publish files of this kind.',
      help: () => `Delete it, or save it as another kind. Names of files end with ${allowed}.`,
      example: [],
    },
    picture: {
      message: () => 'An SVG file can run scripts, so it is only published as a picture, without them.',
      help: (meant) => `Move it to "${meant}".`,
      example: ['images/plan.svg'],
    },
    capitals: { ...capitalEnd, example: ['files/prices.PDF', 'PDF'] },
    markup: {
      message: () =>
        'This file could hold markup: it is not the plain text that search engines and other services ask for.',
      help: () =>
        `Save it as they offer it, without HTML, in at most ${largestPlain / 1000} KB, or delete it.`,
      example: [],
    },
  },
  site({ files }, report) {
    for (const file of publishedFiles(files)) {
      const place = { document: { file, pointer: '' }, pointer: '' };
      const path = publishedPath(file);
      const kind = kindOf(file);
      const lower = kind.toLowerCase();
      if (publishedKinds.includes(kind)) continue;
      if (publishedKinds.includes(lower)) report(place, 'capitals', file, kind);
      else if (verificationFile.test(path) || (kind === '' && path.startsWith(`${wellKnown}/`))) {
        const head = files.head(file);
        const isShort = (files.size(file) ?? 0) <= largestPlain;
        if (!head || !isShort || !isHarmless(path, head)) report(place, 'markup');
      } else if (pictureKinds.includes(lower)) report(place, 'picture', `images/${fileNameOf(file)}`);
      else report(place, 'other');
    }
  },
};
