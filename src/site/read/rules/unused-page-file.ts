import type { RuleText } from '../../problem/rule-text';
import { counted } from '../../text/wording';

export const unusedPageFile: RuleText<{
  unused: [file: string];
  few: [pattern: string, count: number, left: number, wider: string];
  several: [count: number, folder: string];
  folder: [meant: string];
  folders: [count: number, folder: string, meant: string];
}> = {
  id: 'unused-page-file',
  severity: 'warning',
  meaning: 'Every JSON file in the content folder is a page of the site.',
  messages: {
    unused: {
      message: () => 'This file is not part of the site: no entry of "pages" in site.json matches it.',
      help: (file) => `Add "${file}" to "pages", or delete the file.`,
      example: ['drafts/offers.json'],
    },
    few: {
      message: (pattern, count, left) =>
        `"${pattern}" matches ${counted(count, 'files')}, but there are ${left} more page files.`,
      help: (_pattern, _count, _left, wider) => `Write "${wider}".`,
      fix: (_pattern, _count, _left, wider) => ({ value: wider }),
      example: ['pages/*.json', 9, 159, 'pages/**/*.json'],
    },
    several: {
      message: (count, folder) =>
        `${count} page files in ${folder} are not part of the site: no entry of "pages" in site.json matches them.`,
      help: (_, folder) => `Add "${folder}*.json" to "pages", or delete the files.`,
      example: [12, 'pages/offers/'],
    },
    folder: {
      message: () => 'This file is not part of the site: pages are in pages/.',
      help: (meant) => `Move it to "${meant}", add it to "pages" in site.json, or delete it.`,
      example: ['pages/offers.json'],
    },
    folders: {
      message: (count, folder) =>
        `${count} page files in ${folder || 'this folder'} are not part of the site: pages are in pages/.`,
      help: (_count, _folder, meant) =>
        `Move them to "${meant}", add them to "pages" in site.json, or delete them.`,
      example: [48, 'services/', 'pages/services/'],
    },
  },
};
