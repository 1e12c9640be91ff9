import { vanishedPaths } from '../site/check/vanished-paths';
import type { Files } from '../site/files/files';
import type { Problem } from '../site/problem/problem';
import { revisionFiles } from './content/revision-files';

/** Addresses that a folder's content had at a revision of git and has no more. */
export const vanishedSince = (files: Files, folder: string, revision: string): Problem[] =>
  vanishedPaths(files, revisionFiles(folder, revision), revision);
