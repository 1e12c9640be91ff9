import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import type { Styles } from '../../../app/server/assets';
import type * as server from '../../../app/server/server';
import { cachedFolder } from '../../base/code/cached-folder.mjs';
import { filesBelow } from '../../base/disk/files-below';
import { bundleFiles, bundleScripts, bundleStyles, type Scripts } from './bundle-assets';
import { type BundleFile, bundle, chunksOf } from './bundle-output';
import { partTypes } from './style-sheets';

/** The server side of the application, however it was loaded. */
export type Server = typeof server;

/** Both sides of the application, as one version of the code makes them. */
export interface Bundles {
  /** Files for the output, read as they are asked for. */
  files: readonly BundleFile[];
  styles: Styles;
  scripts: Scripts;
  server: Server;
}

/** Gives a builder; asked only if a bundle is not in the cache. */
type OpenBuilder = () => ViteBuilder | Promise<ViteBuilder>;

/** The folder in the cache with both bundles of a version. */
export const bundlePath = (cache: string, version: string): string => join(cache, `bundle-${version}`);

/** The same, after the bundles were made if they were not there. */
export const bundleFolder = (builder: OpenBuilder, cache: string, version: string): Promise<string> =>
  cachedFolder(cache, 'bundle', version, async () => makeBundles(await builder()));

/** Loads both bundles from their folder. */
export async function loadBundles(made: Promise<string>): Promise<Bundles> {
  const folder = await made;
  return {
    files: filesOf(join(folder, 'client')),
    // Made below, like the scripts.
    styles: JSON.parse(readFileSync(join(folder, 'styles.json'), 'utf8')) as Styles,
    scripts: JSON.parse(readFileSync(join(folder, 'scripts.json'), 'utf8')) as Scripts,
    server: await import(pathToFileURL(join(folder, 'server/server.js')).href),
  };
}

const filesOf = (folder: string): BundleFile[] =>
  filesBelow(folder).map((path) => ({
    path,
    get content() {
      return readFileSync(join(folder, path));
    },
  }));

async function makeBundles(builder: ViteBuilder): Promise<BundleFile[]> {
  const [client, server] = await Promise.all([bundle(builder, 'client'), bundle(builder, 'ssr')]);
  const styles = bundleStyles(client, partTypes(builder.config.root));
  return [
    ...below('client', bundleFiles(client)),
    ...below('server', chunksOf(server)),
    { path: 'package.json', content: '{ "type": "module" }' },
    { path: 'styles.json', content: JSON.stringify(styles) },
    { path: 'scripts.json', content: JSON.stringify(bundleScripts(client, builder.config.base)) },
  ];
}

const below = (folder: string, files: readonly BundleFile[]): BundleFile[] =>
  files.map(({ path, content }) => ({ path: `${folder}/${path}`, content }));
