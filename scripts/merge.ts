import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { mergeBranch } from './merge/merge-branch';
import { mergeFiles } from './merge/merge-files';

const more = `BASE is the file before, and OURS and THEIRS are what two people have made of it. OURS becomes the result; NAME is its
path in the project. git calls this for each page that two branches have changed: npm run init and npm run upgrade tell
it to. --branch needs no git that is told: it makes one commit, or changes nothing and lists what has to be decided.`;

await runCommand(
  declareCommand({
    name: 'npm run merge',
    does: 'Merges what two people have made of a page, by fields, items and words instead of lines.',
    more,
    positionals: ['[BASE]', '[OURS]', '[THEIRS]', '[NAME]'],
    options: {
      branch: { value: 'NAME', does: 'Merges this branch into the one that is checked out.' },
      ours: { does: 'With --branch, keeps the values of the branch that is checked out where both differ.' },
      theirs: { does: 'With --branch, takes those of the other branch instead.' },
      content: common.content,
    },
    run({ branch, ours: isOurs, theirs: isTheirs }, base, ours, theirs, name) {
      if (isOurs && isTheirs) throw new UsageError('Give either --ours or --theirs, not both.');
      const side = isOurs ? 'ours' : isTheirs ? 'theirs' : undefined;
      if (branch === undefined && side !== undefined)
        throw new UsageError(`--${side} goes with --branch: npm run merge -- --branch main --${side}.`);
      if (branch !== undefined && base !== undefined)
        throw new UsageError(`--branch merges all files of a branch: leave out ${base}.`);
      if (branch !== undefined) return mergeBranch(process.cwd(), branch, side);
      if (base === undefined || ours === undefined || theirs === undefined)
        throw new UsageError('npm run merge needs three files, BASE OURS THEIRS, or --branch NAME.');
      return mergeFiles({ base, ours, theirs }, name ?? ours);
    },
  }),
);
