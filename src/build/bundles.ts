import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import { bundleFiles, bundleLook, bundleScripts, type Scripts } from './bundle-assets';
import { filesBelow } from './files-below';
import { keepNewest } from './keep-newest';
import type { Server } from './prerender';
import type { Look } from './subset-fonts';

/** A file that the bundler made. */
export interface BundleFile {
  path: string;
  content: string | Uint8Array;
}

/** Both sides of the application, as one version of the code makes them. */
export interface Bundles {
  /** Files for the output, read as they are asked for. */
  files: readonly BundleFile[];
  /** What pages look like, with fonts that have every character. */
  look: Look;
  scripts: Scripts;
  server: Server;
}

type Output = Rolldown.RolldownOutput['output'];

/** Bundles both sides, or takes them from the cache, where they lie by the version of the code. */
export async function loadBundles(builder: ViteBuilder, cache: string, version: string): Promise<Bundles> {
  const folder = join(cache, `bundle-${version}`);
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else await writeBundles(builder, folder);
  return {
    files: filesOf(join(folder, 'client')),
    look: {
      styles: readFileSync(join(folder, 'styles.css'), 'utf8'),
      fonts: filesOf(join(folder, 'fonts')),
    },
    // Written below.
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

async function writeBundles(builder: ViteBuilder, folder: string): Promise<void> {
  const [client, server] = await Promise.all([bundle(builder, 'client'), bundle(builder, 'ssr')]);
  const waiting = `${folder}.${process.pid}`;
  try {
    const { styles, fonts } = bundleLook(client);
    writeFiles(join(waiting, 'client'), bundleFiles(client));
    writeFiles(join(waiting, 'fonts'), fonts);
    writeFiles(join(waiting, 'server'), chunksOf(server));
    writeFiles(waiting, [
      { path: 'package.json', content: '{ "type": "module" }' },
      { path: 'styles.css', content: styles },
      { path: 'scripts.json', content: JSON.stringify(bundleScripts(client, builder.config.base)) },
    ]);
    renameSync(waiting, folder);
  } catch (error) {
    rmSync(waiting, { recursive: true, force: true });
    // Another build of the same version was first.
    if (!existsSync(folder)) throw error;
  }
  keepNewest(dirname(folder), 'bundle-');
}

async function bundle(builder: ViteBuilder, name: 'client' | 'ssr'): Promise<Output> {
  const environment: BuildEnvironment | undefined = builder.environments[name];
  if (!environment) throw new Error(`There is no environment ${name}.`);
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result)) throw new Error('One bundle was expected.');
  return result.output;
}

const chunksOf = (output: Output): BundleFile[] =>
  output.flatMap((file) => (file.type === 'chunk' ? { path: file.fileName, content: file.code } : []));

function writeFiles(folder: string, files: readonly BundleFile[]): void {
  for (const { path, content } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
