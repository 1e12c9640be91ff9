import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { preview } from 'vite';
import { onTestFinished } from 'vitest';
import * as server from '../../../src/app/server/server';
import { sheetsOf } from '../../../src/app/shared/page-data';
import { loadValidContent } from '../../../src/node/base/content/load-content';
import { writeSite } from '../../../src/node/build/write-site';
import config from '../../../vite.config';
import { fixtureOutput } from '../fixture-site';
import type { ContentFiles } from '../generated/fix-site';
import { looks } from '../looks';
import { noProgress } from '../no-progress';
import { temporaryFolder } from '../temporary-site';

const home = readFileSync(join(fixtureOutput, 'index.html'), 'utf8');
const found = (pattern: RegExp) => [...home.matchAll(pattern)].map(([, address = '']) => address.slice(1));
const documents = globSync('**/*.html', { cwd: fixtureOutput, absolute: true });
/** Those of all pages come first. */
const sheets = documents.flatMap((file) => sheetsOf(readFileSync(file, 'utf8')));
const styles = [...new Set(sheets)].join('');
const loader = found(/<script type="module" src="([^"]+)"/g).join();
const chunks = found(/ data-chunks="([^"]+)"/g)
  .join()
  .split(' ')
  .map((address) => address.replace(/^\//, ''));
/** The bundle of the fixture site. Of the content it depends on the base alone, which the styles name. */
const bundle = readdirSync(join(fixtureOutput, 'assets'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => ({
    path: `assets/${name}`,
    content: readFileSync(join(fixtureOutput, 'assets', name)),
  }));

/** Writes a generated site as a build does; gives the paths of its pages, without the one for unknown addresses. */
async function writeGenerated(files: ContentFiles, outDir: string): Promise<string[]> {
  const contentFolder = temporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    const path = join(contentFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const content = loadValidContent(contentFolder);
  const { base, pages } = content.site;
  const address = (path: string) => `${base}/${path}`;
  const assets = {
    styles: styles.replaceAll('url(/assets/', `url(${base}/assets/`),
    blockStyles: [],
    looks,
    sheets: [],
    fonts: [],
    loader: address(loader),
    chunks: chunks.map(address),
  };
  const hashOf = () => '';
  await writeSite(
    content,
    { files: bundle, assets, server },
    {
      left: undefined,
      records: { common: undefined, get: () => undefined, write: () => {} },
      hashOf,
      isSameFile: () => false,
      outDir,
      shard: undefined,
      now: { from: null, until: null },
      git: { commit: undefined, dates: new Map() },
      photos: { hashOf: undefined, add: () => {}, encode: async () => [], replaces: () => false },
      drawPictures: undefined,
      progress: noProgress,
    },
  );
  return pages
    .flatMap(({ facts: { path, aliases = [] } }) => [path, ...aliases])
    .filter((path) => path !== '/404')
    .map((path) => encodeURI(base + path));
}

/**
 * A host for the time of a test. What it gives back deploys a generated site in the place of the one before and
 * gives the addresses of its pages. All have one origin, so the browser keeps the scripts that they share.
 */
export async function startHost(): Promise<(files: ContentFiles) => Promise<string[]>> {
  const outDir = temporaryFolder();
  const running = await preview({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0 },
  });
  onTestFinished(() => running.close());
  const [url] = running.resolvedUrls?.local ?? [];
  return async (files) => (await writeGenerated(files, outDir)).map((path) => new URL(path, url).href);
}
