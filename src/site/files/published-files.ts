import type { Files } from './files';
import { systemFile } from './leftover';

const publishedFolder = 'files/';

/** True for a file that the site has as it is, below its root, unless some system has put it there for itself. */
export const isPublished = (file: string): boolean =>
  file.startsWith(publishedFolder) && !systemFile.test(file);

/** Where a published file is in the output. */
export const publishedPath = (file: string): string => file.slice(publishedFolder.length);

/** The content file that is published at a path of the output. */
export const publishedFrom = (path: string): string => publishedFolder + path;

export const publishedFiles = (files: Files): string[] =>
  files.list().filter((file) => isPublished(file) && !files.link(file));

/** As links name them. */
export const publishedAddresses = (files: Files): string[] =>
  publishedFiles(files).map((file) => `/${publishedPath(file)}`);
