import { siteFile } from '../files/site-file';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import type { Rule } from './rule';

/** Found by `npm run validate`, which asks git. */
export const trackedChange: Rule<{ tracked: [name: string] }> = {
  id: 'tracked-change',
  severity: 'error',
  meaning: 'git tracks nothing that a command or the studio keeps in the content folder for itself.',
  messages: {
    tracked: {
      message: (name) => `git tracks ${name}, which only a command or the studio may write.`,
      help: (name) => `Take it out with "git rm -r --cached ${name}", and delete it.`,
      example: ['.edit'],
    },
  },
};

/** For each hidden folder or file of commands, by its name in the content folder. */
export const trackedChanges = (names: readonly string[]): Finding[] =>
  names.map((name) => createFinding(trackedChange, { file: siteFile, pointer: '' }, 'tracked', name));
