import { publishedFiles } from '../files/published-files';
import { contradiction } from '../image/file-nature';
import { kindOf } from '../image/picture-files';
import type { Rule } from './rule';

export const fileContent: Rule<{ empty: []; other: [kind: string, what: string] }> = {
  id: 'file-content',
  severity: 'error',
  meaning: 'A file in files/ is what its name ends with, as far as its first bytes show it.',
  messages: {
    empty: {
      message: () => 'This file is empty.',
      help: () => 'Download or copy it again.',
      example: [],
    },
    other: {
      message: (kind, what) => `This file is ${what}, but its name ends with .${kind}.`,
      help: (kind) => `Save it as .${kind}, and put the result here.`,
      example: ['pdf', 'a ZIP archive or an office document'],
    },
  },
  site({ files }, report) {
    for (const file of publishedFiles(files)) {
      const nature = contradiction(file, files.head(file));
      const place = { document: { file, pointer: '' }, pointer: '' };
      if (nature && files.size(file) === 0) report(place, 'empty');
      else if (nature) report(place, 'other', kindOf(file), nature.what);
    }
  },
};
