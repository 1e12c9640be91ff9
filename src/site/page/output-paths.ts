import { notFoundPath } from './addresses';
import { linkPicturePath, linkPictures } from './link-picture-path';
import { takenByServers } from './server-paths';

/** Files of every build beside pages, images and link pictures. */
export const outputFiles = {
  notFound: '404.html',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  headers: '_headers',
  redirects: '_redirects',
  noJekyll: '.nojekyll',
  built: 'built.json',
  licenses: 'licenses.txt',
  manifest: 'manifest.webmanifest',
  touchIcon: 'apple-touch-icon.png',
  icon192: 'icon-192.png',
  icon512: 'icon-512.png',
} as const;

/** A part of a sitemap that is too long for one file. Numbers start at 1. */
export const sitemapPart = (number: number) => `sitemap-${number}.xml`;

/** Whether a file of an output is a sitemap, or a part of one. */
export const isSitemap = (path: string): boolean => /^sitemap(-\d+)?\.xml$/.test(path);

/** Holds scripts, fonts and photos, named by their content. */
export const assetsFolder = 'assets';

/** Where new files wait until all are complete. It is inside the output, because a rename can't cross file systems. */
export const stagingFolder = '.staging';

const folders: readonly string[] = [assetsFolder, linkPictures, stagingFolder];
const files: readonly string[] = [...Object.values(outputFiles), linkPicturePath('/').slice(1)];
/** What Netlify and Cloudflare take for settings or programs of theirs. */
const hostFiles: readonly string[] = ['_routes.json', '_worker.js'];
const indexFile = 'index.html';

/** The one name with a dot that hosts show. */
export const wellKnown = '.well-known';

/** The same for paths that a file system may take for one: A and a, s and ſ, two spellings of é. */
export const diskName = (path: string) => path.normalize('NFC').toUpperCase().toLowerCase();

/** The file or folder of the build, of hosts or of our own servers, that a path of the output is, or is inside. */
export function takenByBuild(
  path: string,
): { type: 'file' | 'folder' | 'host' | 'server'; name: string } | undefined {
  const names = diskName(path).split('/');
  const [name = ''] = names;
  if (folders.includes(name)) return { type: 'folder', name };
  if (takenByServers.includes(name)) return { type: 'server', name };
  if (hostFiles.includes(name)) return { type: 'host', name };
  if (files.includes(name) || /^sitemap-[1-9]\d*\.xml$/.test(name)) return { type: 'file', name };
  return names.includes(indexFile) ? { type: 'file', name: indexFile } : undefined;
}

/** The file of a page, or of an alias. Throws for an address that the rules refuse. */
export function documentFile(path: string): string {
  if (path === notFoundPath) return outputFiles.notFound;
  if (path === '/') return indexFile;
  const folder = path.slice(1);
  if (takenByBuild(folder)) throw new Error(`The build itself writes ${folder}.`);
  return `${folder}/${indexFile}`;
}

/** Files of the output that hosts read but do not show. */
export const rulesOfHosts: readonly string[] = [outputFiles.headers, outputFiles.redirects];

/** True for a file or folder that is no part of a site, whoever has put it there. */
export const isHiddenName = (name: string): boolean => name.startsWith('.') && name !== wellKnown;

/** Files of the output that no host shows: those, and hidden ones. */
export const isHidden = (path: string): boolean =>
  path.split('/').some((name) => rulesOfHosts.includes(name) || isHiddenName(name));
