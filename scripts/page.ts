import { UsageError } from '../src/node/content/content-error';
import { runCommand } from '../src/node/run-command';
import { createPage } from './page/create-page';
import { deletePage } from './page/delete-page';
import { listPages } from './page/list-pages';
import { movePage } from './page/move-page';

const usage = `
npm run page -- list [--json]
npm run page -- new PATH [--layout L | --copy PATH] [--title T]
npm run page -- move OLD NEW [--section]
npm run page -- delete PATH [--to PATH]

list    shows every page: its path, title, file and layout, and how many places link to it and from it
new     adds a page, with the blocks of a layout or as a copy, and says what to fill in
move    gives a page another path: with its file and every link to it; the old address becomes an alias
delete  deletes a page; with --to, the links to it and its addresses lead to another page

  --json         the list as JSON
  --layout L     a layout of site.json
  --copy PATH    the page to copy
  --title T      the title of the new page
  --section      moves all pages below it, too
  --to PATH      the page that takes the place of the deleted one
  --dry-run      prints a unified diff and changes nothing
  --content DIR  the content folder
`;

const commands = new Map([
  ['list', listPages],
  ['new', createPage],
  ['move', movePage],
  ['delete', deletePage],
]);

await runCommand(async () => {
  const command = commands.get(process.argv[2] ?? '');
  if (command) return command(usage);
  if (!process.argv.includes('--help')) throw new UsageError(usage.trim());
  process.stdout.write(`${usage.trim()}\n`);
  return 0;
});
