import { join, resolve } from 'node:path';
import { realPath } from '../disk/paths.ts';

/** The content folder: `SITE_CONTENT`, or `content` in the project. */
export const contentFolder = (root: string) => resolve(root, process.env.SITE_CONTENT || 'content');

/** A hidden folder in the content: who has a lock in it edits or replaces this content, from wherever it is reached. */
export const contentLock = (folder: string): string => join(realPath(folder), '.edit-lock');
