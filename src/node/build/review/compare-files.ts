import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPictures } from '../../../site/page/link-picture-path';
import { assetsFolder, isSitemap, outputFiles } from '../../../site/page/output-paths';
import { filesBelow } from '../../base/disk/files-below';
import { readRedirectFile } from '../host/redirect-file';
import { isSameFile } from '../output/stage-file';

/** A picture, a published file or a redirect that differs from what is online. */
export interface ReviewedFile {
  name: string;
  type: 'changed' | 'added' | 'removed';
}

const madeFiles: readonly string[] = Object.values(outputFiles);
const madeFolders: readonly string[] = [assetsFolder, linkPictures];

/** Pictures and published files as they are: not documents, and what the build makes. */
const ownFiles = (folder: string): Set<string> =>
  new Set(
    filesBelow(folder).filter(
      (path) =>
        !madeFiles.includes(path) &&
        !madeFolders.includes(path.split('/', 1)[0] ?? '') &&
        !isSitemap(path) &&
        !/(^|\/)index\.html$/.test(path),
    ),
  );

/** What differs in two outputs beside documents. */
export function compareFiles(now: string, before: string): ReviewedFile[] {
  const different = (path: string) => !isSameFile(join(now, path), join(before, path));
  return [
    ...differing(ownFiles(now), ownFiles(before), different),
    ...differing(redirectsIn(now), redirectsIn(before)),
  ];
}

const redirectsIn = (folder: string): Set<string> => {
  const file = join(folder, outputFiles.redirects);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set(readRedirectFile(text).map(({ from, to }) => `${from} → ${to}`));
};

function differing(
  now: ReadonlySet<string>,
  before: ReadonlySet<string>,
  isDifferent: (name: string) => boolean = () => false,
): ReviewedFile[] {
  return [...new Set([...before, ...now])].sort().flatMap((name): ReviewedFile[] => {
    if (!before.has(name)) return [{ name, type: 'added' }];
    if (!now.has(name)) return [{ name, type: 'removed' }];
    return isDifferent(name) ? [{ name, type: 'changed' }] : [];
  });
}
