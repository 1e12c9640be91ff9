import { relative, sep } from 'node:path';

/** From a folder to a path, with `/` on every system. */
export const relativePath = (from: string, to: string): string => relative(from, to).split(sep).join('/');
