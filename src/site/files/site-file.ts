/** The file with settings, header, footer and the list of pages. */
export const siteFile = 'site.json';

/** True for page files. A change to any other file may affect every page. */
export const isPageJson = (file: string): boolean => file.endsWith('.json') && file !== siteFile;

/** True for files in the folder that is meant for pages: one that no entry names was probably forgotten. */
export const isUnderPages = (file: string): boolean => file.startsWith('pages/') && file.endsWith('.json');
