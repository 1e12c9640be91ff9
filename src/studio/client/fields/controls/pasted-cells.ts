/**
 * The cells of a pasted part of a table, as spreadsheets write it. Elsewhere than in a table, only what has several columns
 * and comes from one: word processors write tabs, too.
 */
export function pastedCells(text: string, html: string, isInTable: boolean): string[][] | undefined {
  const lines = linesOf(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  const isTable = /<table[\s>]/i.test(html) && text.includes('\t');
  const isPart = isInTable && (lines.length > 1 || text.includes('\t'));
  return isTable || isPart ? lines.map((line) => line.map((cell) => unquoted(cell).trim())) : undefined;
}

/** A cell that has tabs or line breaks is between quotes. */
function linesOf(text: string): string[][] {
  const lines: string[][] = [[]];
  let open = '';
  for (const [index, part] of text.split(/([\t\n])/).entries()) {
    const isHalf = part.split('"').length % 2 === 0;
    if (open !== '') open += part;
    else if (index % 2 === 0 && part.startsWith('"') && isHalf) {
      open = part;
      continue;
    } else if (part === '\n') lines.push([]);
    else if (index % 2 === 0) lines.at(-1)?.push(part);
    if (open === '' || !isHalf) continue;
    lines.at(-1)?.push(open);
    open = '';
  }
  // It was a quote like any other.
  return open === '' ? lines : text.split('\n').map((line) => line.split('\t'));
}

function unquoted(cell: string): string {
  const [, inner] = /^"(.*)"$/s.exec(cell) ?? [];
  if (inner === undefined || inner.replaceAll('""', '').includes('"')) return cell;
  return inner.replaceAll('""', '"');
}
