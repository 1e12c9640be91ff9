import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import { bundleAssets, bundleFiles, bundleLook } from './bundle-assets';
import { contentFolder, problemText } from './check-content';
import { contentCharacters } from './content-characters';
import { fileDates } from './file-dates';
import { loadValidContent } from './load-content';
import { drawsLinkPictures, linkPictures } from './og/link-pictures';
import type { Server } from './prerender';
import { subsetFonts } from './subset-fonts';
import { type BundleFile, writeSite } from './write-site';

async function bundle(
  builder: ViteBuilder,
  name: 'client' | 'ssr',
): Promise<Rolldown.RolldownOutput['output']> {
  const environment: BuildEnvironment | undefined = builder.environments[name];
  if (!environment) throw new Error(`There is no environment ${name}.`);
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result)) throw new Error('One bundle was expected.');
  return result.output;
}

/** Loads the server bundle. It lies inside the project for the moment, where its imports resolve. */
async function loadServer(root: string, output: Rolldown.RolldownOutput['output']): Promise<Server> {
  const folder = join(root, 'node_modules', `.site-server-${process.pid}`);
  try {
    for (const file of output)
      if (file.type === 'chunk') {
        const path = join(folder, file.fileName);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, file.code);
      }
    return await import(pathToFileURL(join(folder, output[0].fileName)).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pictures are read as they are written, so that memory stays flat. */
function* chain(...lists: readonly Iterable<BundleFile>[]): Iterable<BundleFile> {
  for (const files of lists) yield* files;
}

/** `vite build`: checks the content, bundles both sides, renders every page and writes the output. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, base, logger, build } = builder.config;
  // The bundler works in threads of its own while the content is read and checked here.
  const bundles = Promise.all([bundle(builder, 'client'), bundle(builder, 'ssr')]);
  bundles.catch(() => {});
  const dates = fileDates(contentFolder(root));
  const content = loadValidContent(contentFolder(root), process.stdout.isTTY);
  if (content.problems.length > 0) logger.warn(problemText(content, process.stdout.isTTY));
  const [client, server] = await bundles;
  const { styles, fonts } = await subsetFonts(
    bundleLook(client),
    contentCharacters(content),
    join(root, 'node_modules/.cache/fonts'),
  );
  const pictures = drawsLinkPictures() ? await linkPictures(content, root, logger) : [];
  const pages = writeSite(
    content,
    await loadServer(root, server),
    chain(bundleFiles(client), fonts, pictures),
    bundleAssets(client, base, styles),
    resolve(root, build.outDir),
    await dates,
  );
  logger.info(`${pages} pages written to ${build.outDir}`);
}
