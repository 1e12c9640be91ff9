import { groupCommands, runCommand } from '../src/node/base/command/run-command';
import { createPage } from './page/create-page';
import { deletePage } from './page/delete-page';
import { listPages } from './page/list-pages';
import { movePage } from './page/move-page';

await runCommand(
  groupCommands(
    'npm run page',
    'Lists, adds, moves and deletes pages, with every link to them.',
    new Map([
      ['list', listPages],
      ['new', createPage],
      ['move', movePage],
      ['delete', deletePage],
    ]),
  ),
);
