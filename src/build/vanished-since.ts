import type { Files } from '../site/files';
import type { Problem } from '../site/problem';
import { vanishedPaths } from '../site/vanished-paths';
import { revisionFiles } from './revision-files';

/** Addresses that a folder's content had at a revision of git and has no more. */
export const vanishedSince = (files: Files, folder: string, revision: string): Problem[] =>
  vanishedPaths(files, revisionFiles(folder, revision), revision);
