import { readContentPages } from '../../src/edit/pages/content-pages';
import { type ListedPage, listPages as list } from '../../src/edit/pages/list-pages';
import { openContent } from '../../src/node/content/open-content';
import { readArguments } from '../../src/node/run-command';
import { visible } from '../../src/site/text/words';
import { chosenFolder } from '../support/chosen-folder';

const options = { content: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

export function listPages(usage: string): number {
  const input = readArguments(usage, options, 1);
  if (!input) return 0;
  const { content, json } = input.values;
  const pages = list(readContentPages(openContent(chosenFolder(content))));
  process.stdout.write(json ? `${JSON.stringify(pages, null, 2)}\n` : table(pages));
  return 0;
}

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
