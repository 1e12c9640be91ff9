import { definedIn, isOfCollection } from './collection-files';
import { isPublished } from './published-files';

/** The file with settings, header, footer and the list of pages. */
export const siteFile = 'site.json';

/** True for the files of pages and of rows. A change to any other file may affect every page. */
export const isPageFile = (file: string): boolean =>
  isOfCollection(file)
    ? /\.(json|csv)$/.test(file) && definedIn(file) === undefined
    : file.endsWith('.json') && file !== siteFile && !isPublished(file);

/** True for a path below `images/`. */
export const isBelowImages = (file: string): boolean => file.startsWith('images/');

/** The pointer of the page in site.json that a pointer leads into; undefined if it is in none. */
export const pageStart = (pointer: string): string | undefined => /^\/pages\/\d+/.exec(pointer)?.[0];
