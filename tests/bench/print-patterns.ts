import { attacks, matchTime, ownText, sourcePatterns } from './pattern-attacks';
import { printTable } from './print-table';

/** Characters of a long text of a page, and twice as many. */
const lengths = [20_000, 40_000] as const;
/** In milliseconds. What is linear takes less than one, what is quadratic some hundred. */
const slow = 10;

/** Prints each pattern that takes long, with its time for twice the length: twice as long is linear. */
export function printPatterns(): void {
  const rows: string[][] = [];
  for (const { pattern, file } of sourcePatterns().values()) {
    if (ownText.has(file)) continue;
    const once = [...attacks(pattern, lengths[0])];
    const at = once.findIndex((attack) => matchTime(pattern, attack) > slow);
    const [text, longer] = [once[at], [...attacks(pattern, lengths[1])][at]];
    if (text === undefined || longer === undefined) continue;
    const times = [text, longer].map((attack) => matchTime(pattern, attack).toFixed(0));
    rows.push([`${file} ${pattern}`, JSON.stringify(text.slice(0, 20)), ...times]);
  }
  printTable(['pattern, ms', 'text', ...lengths.map((length) => `${length} characters`)], rows);
}
