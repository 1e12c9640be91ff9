import { isRepositoryHead } from '../files/file-path';
import type { Rule } from './rule';

export const gitRepository: Rule<{ head: [] }> = {
  id: 'git-repository',
  severity: 'error',
  meaning:
    'No folder of the content can be taken for a git repository: git in that folder would run what its settings name.',
  messages: {
    head: {
      message: () => 'git can take the folder of this file for a repository, and run what its settings name.',
      help: () =>
        'Delete this file, and the others of that repository, such as config, objects/ and refs/. To keep a repository, put it outside the content folder.',
      example: [],
    },
  },
  site({ files }, report) {
    for (const file of files.list().filter(isRepositoryHead))
      report({ document: { file, pointer: '' }, pointer: '' }, 'head');
  },
};
