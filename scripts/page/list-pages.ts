import { readContentPages } from '../../src/edit/pages/content-pages';
import { type ListedPage, listPages as list } from '../../src/edit/pages/list-pages';
import { common } from '../../src/node/base/command/option';
import { declareCommand } from '../../src/node/base/command/run-command';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { openContent } from '../../src/node/base/content/open-content';
import { warnOfUnfinished } from '../../src/node/base/write/finish-interrupted';
import { visible } from '../../src/site/text/wording';

export const listPages = declareCommand({
  name: 'npm run page -- list',
  does: 'Shows every page: its path, title, file and layout, and how many places link to it and from it.',
  options: { json: { does: 'Shows the list as JSON.' }, content: common.content },
  run({ json }) {
    const folder = contentFolder(process.cwd());
    const pages = list(readContentPages(openContent(folder)));
    warnOfUnfinished(folder);
    process.stdout.write(json ? `${JSON.stringify(pages, null, 2)}\n` : table(pages));
    return 0;
  },
});

const heading = ['PATH', 'TITLE', 'FILE', 'LAYOUT', 'IN', 'OUT'];

function table(pages: readonly ListedPage[]): string {
  const rows = pages.map(({ path, title, file, layout = '', linksIn, linksOut }) =>
    [path, title, file, layout, `${linksIn}`, `${linksOut}`].map(visible),
  );
  const widths = heading.map((name, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), name.length),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) =>
      column < 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return [heading, ...rows].map((row) => `${line(row).join('  ')}\n`).join('');
}
