import { resolve } from 'node:path';

/** The content folder: `SITE_CONTENT`, or `content` in the project. */
export const contentFolder = (root: string) => resolve(root, process.env.SITE_CONTENT || 'content');
