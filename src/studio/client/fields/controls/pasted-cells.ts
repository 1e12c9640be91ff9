/**
 * The cells of a pasted part of a table, as spreadsheets write it. Elsewhere than in a table, only what has several columns
 * and comes from one: word processors write tabs, too.
 */
export function pastedCells(text: string, html: string, isInTable: boolean): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const isTable = /<table[\s>]/i.test(html) && text.includes('\t');
  const isPart = isInTable && (lines.length > 1 || text.includes('\t'));
  return isTable || isPart ? cells : undefined;
}
