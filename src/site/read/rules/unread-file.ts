import type { Leftover } from '../../files/leftover';
import type { RuleText } from '../../problem/rule-text';

export const unreadFile: RuleText<{
  leftover: [what: Leftover['what'], original: string];
  system: [];
  name: [end: string, meant: string];
  folder: [meant: string];
  folders: [count: number, folder: string, meant: string];
  other: [];
}> = {
  id: 'unread-file',
  severity: 'warning',
  meaning:
    'Every file in the content folder is site.json, a page in pages/, a picture in images/ or a file in files/.',
  messages: {
    leftover: {
      message: (what, original) => `This is ${what} of ${original}, and the site does not read it.`,
      help: () => 'Delete it.',
      example: ['a backup', 'pages/contact.json'],
    },
    system: {
      message: () => 'Windows or macOS wrote this file for its own use; the site does not read it.',
      help: () => 'Delete it, and add its name to .gitignore.',
      example: [],
    },
    name: {
      message: (end) => `The site does not read this file, because its name ends with "${end}".`,
      help: (_, meant) => `Rename it to "${meant}", or delete it.`,
      example: ['.json.txt', 'pages/contact.json'],
    },
    folder: {
      message: () => 'The site does not read this picture: pictures are in images/.',
      help: (meant) => `Move it to "${meant}", or delete it.`,
      example: ['images/office.jpg'],
    },
    folders: {
      message: (count, folder) =>
        `The site does not read the ${count} pictures in ${folder || 'this folder'}: pictures are in images/.`,
      help: (_count, _folder, meant) => `Move them to "${meant}", or delete them.`,
      example: [12, 'photos/', 'images/'],
    },
    other: {
      message: () => 'The site does not read this file.',
      help: () => 'Delete it, or keep it outside the content folder.',
      example: [],
    },
  },
};
