/** The file with settings, header, footer and the list of pages. */
export const siteFile = 'site.json';

/** True for page files. A change to any other file may affect every page. */
export const isPageJson = (file: string): boolean => file.endsWith('.json') && file !== siteFile;
