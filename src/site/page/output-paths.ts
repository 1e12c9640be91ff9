import { notFoundPath } from './addresses.ts';

/** Files of every build beside pages, images and link pictures. */
export const outputFiles = {
  notFound: '404.html',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  headers: '_headers',
  noJekyll: '.nojekyll',
  licenses: 'licenses.txt',
} as const;

/** A part of a sitemap that is too long for one file. Numbers start at 1. */
export const sitemapPart = (number: number) => `sitemap-${number}.xml`;

/** Holds scripts, fonts and photos, named by their content. */
export const assetsFolder = 'assets';

const linkPictures = 'og';

/** The address of a page's link picture. */
export const linkPicturePath = (path: string) => `/${linkPictures}${path === '/' ? '' : path}.png`;

/** The file of a page, or of an alias. */
export const documentFile = (path: string) =>
  path === notFoundPath ? outputFiles.notFound : path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;

/** The build's own file or folder that a path of the output is, or is inside. */
export function takenByBuild(path: string): { type: 'file' | 'folder'; name: string } | undefined {
  const [name = ''] = path.split('/', 1);
  if (name === assetsFolder || name === linkPictures) return { type: 'folder', name };
  const files: readonly string[] = [...Object.values(outputFiles), linkPicturePath('/').slice(1)];
  return files.includes(name) || /^sitemap-[1-9]\d*\.xml$/.test(name) ? { type: 'file', name } : undefined;
}
