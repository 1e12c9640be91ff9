import { fileLink } from '../page/links';
import type { Download } from '../schema/types.gen';
import { quoted } from '../text/wording';
import type { Rule } from './rule';

export const downloadTarget: Rule<{ other: [href: string] }> = {
  id: 'download-target',
  severity: 'warning',
  meaning: 'A list of downloads names files of this site, whose kind and size it can tell.',
  messages: {
    other: {
      message: (href) => `${quoted(href)} is no file of this site, so visitors read neither kind nor size.`,
      help: () =>
        'Put the file into files/, and write its path, such as /downloads/sheet.pdf. Link to pages in a text.',
      example: ['/contact'],
    },
  },
  fields: {
    download({ file }: Download, { report }, at) {
      if (fileLink(file) === undefined) report({ parent: at, key: 'file' }, 'other', file);
    },
  },
};
