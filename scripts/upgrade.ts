import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { propose } from './upgrade/propose';
import { upgrade } from './upgrade/upgrade';

await runCommand(
  declareCommand({
    name: 'npm run upgrade',
    does: 'Takes a new version of the engine, as one commit or not at all.',
    more: 'REV is a branch, a tag or a commit of the engine. Without it, the newest version is taken.',
    positionals: ['[REV]'],
    options: {
      from: { value: 'URL', does: 'Takes the engine from this address or remote from now on.' },
      list: { does: 'Only lists the files of the engine that this site has changed.' },
      propose: {
        value: 'REV',
        does: 'Only prints steps that bring content from the schema of this git revision to the present one.',
      },
      'dry-run': { does: 'Says what would change, and leaves everything as it is.' },
    },
    run: ({ from, list, propose: revision, 'dry-run': dryRun }, wanted) =>
      revision === undefined
        ? upgrade(process.cwd(), { from, list, dryRun, wanted })
        : propose(process.cwd(), revision),
  }),
);
