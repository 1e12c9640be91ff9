import { resolve } from 'node:path';
import { contentFolder } from '../../src/node/content/content-folder';

/** The content folder that an option names, else the one of this project, or SITE_CONTENT. */
export const chosenFolder = (content: string | undefined): string =>
  content === undefined ? contentFolder(process.cwd()) : resolve(content);
