import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { outputFiles, stagingFolder } from '../../../site/page/output-paths';
import { UsageError } from '../../base/content/content-error';
import { isInside } from '../../base/disk/paths';

/** Every build writes them, and hardly anything else has them together. */
export const marks: readonly string[] = [outputFiles.headers, outputFiles.noJekyll, outputFiles.licenses];

/**
 * Throws a UsageError for a folder that no site can be written to, because a build removes what is no part of the site:
 * one with the project or its content, one in the content, and one with files that no build wrote.
 */
export function refuseFolder(outDir: string, { root, content }: { root: string; content: string }): void {
  const refuse = (reason: string) =>
    new UsageError(
      `The site can't be written to ${outDir}: ${reason}. Name another folder with --outDir, such as dist.`,
    );
  if (isInside(content, outDir)) throw refuse('it holds the content, which would be removed');
  if (isInside(root, outDir)) throw refuse('it holds the project, which would be removed');
  if (isInside(outDir, content)) throw refuse('it is in the content folder');
  if (existsSync(join(outDir, stagingFolder)) || marks.every((name) => existsSync(join(outDir, name))))
    return;
  const [other] = entriesOf(outDir).filter((name) => !name.startsWith('.'));
  if (other !== undefined)
    throw refuse(`it has files that no build wrote, such as ${other}, and they would be removed`);
}

/** None of a file, and of what does not exist: whoever writes says so. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
