import type { Files } from '../files/files';
import { publishedFiles } from '../files/published-files';
import type { Report } from './rule';

/** In bytes. A phone on a slow network loads this in a minute. */
export const mostServed = 10_000_000;

/** In bytes: 25 MiB. Cloudflare takes no larger file. */
export const mostPublished = 26_214_400;

export const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Reports the published files that are larger than the first size, but not than the second. */
export function reportSizes(
  files: Files,
  [above, upTo]: readonly [above: number, upTo: number],
  report: Report<{ large: [bytes: number] }>,
): void {
  for (const file of publishedFiles(files)) {
    const bytes = files.size(file) ?? 0;
    if (bytes > above && bytes <= upTo)
      report({ document: { file, pointer: '' }, pointer: '' }, 'large', bytes);
  }
}
