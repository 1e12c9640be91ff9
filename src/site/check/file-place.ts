import { publishedFiles, publishedPath } from '../files/published-files';
import { pictureFolder } from '../image/picture-name';
import { diskName, takenByBuild } from '../page/output-paths';
import type { Rule } from './rule';

export const filePlace: Rule<{
  file: [name: string];
  folder: [name: string];
  host: [name: string];
  server: [name: string];
}> = {
  id: 'file-place',
  severity: 'error',
  meaning: 'No file in files/ takes the place of one that the build writes.',
  messages: {
    file: {
      message: (name) => `The build itself writes ${name}.`,
      help: () => 'Delete this file.',
      example: ['sitemap.xml'],
    },
    folder: {
      message: (name) => `The build writes its own files into the folder ${name}.`,
      help: () => 'Move this file to another folder.',
      example: ['assets'],
    },
    host: {
      message: (name) => `Some hosts read a file ${name} for themselves.`,
      help: () => 'Give this file another name.',
      example: ['_worker.js'],
    },
    server: {
      message: (name) => `npm run dev and npm run edit have the address /${name} for themselves.`,
      help: () => 'Give this file or its folder another name.',
      example: ['_edit'],
    },
  },
  site({ files }, report) {
    for (const file of publishedFiles(files)) {
      const path = publishedPath(file);
      const isPicture = diskName(path).startsWith(`${pictureFolder}/`);
      const taken = isPicture ? ({ type: 'folder', name: pictureFolder } as const) : takenByBuild(path);
      if (taken) report({ document: { file, pointer: '' }, pointer: '' }, taken.type, taken.name);
    }
  },
};
