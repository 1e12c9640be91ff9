import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preview } from 'vite';
import * as server from '../../../src/app/server';
import { loadValidContent } from '../../../src/build/load-content';
import { writeSite } from '../../../src/build/write-site';
import config from '../../../vite.config';
import type { ContentFiles } from '../../support/generated/mend-site';
import { outDir, readOutput } from '../../support/output';
import { makeTemporaryFolder } from '../../support/temporary-site';

export interface ServedSite {
  /** Addresses of its pages, without the one for unknown addresses. */
  addresses: readonly string[];
  stop(): Promise<void>;
}

const home = readOutput('index.html');
const found = (pattern: RegExp) => [...home.matchAll(pattern)].map(([, address = '']) => address.slice(1));
const assets = {
  styles: found(/<link rel="stylesheet" href="([^"]+)"/g),
  fonts: found(/<link rel="preload" href="([^"]+)"/g),
  loader: found(/<script type="module" src="([^"]+)"/g).join(),
  chunks: found(/ data-chunks="([^"]+)"/g)
    .join()
    .split(' ')
    .map((address) => address.replace(/^\//, '')),
};
/** The bundle of the built site. Of the content it depends on the base alone, which stylesheets name. */
const bundleAt = (base: string) =>
  readdirSync(join(outDir, 'assets')).map((file) => {
    const content = readFileSync(join(outDir, 'assets', file));
    const isStyle = file.endsWith('.css');
    return {
      path: `assets/${file}`,
      content: isStyle ? content.toString().replaceAll('url(/assets/', `url(${base}/assets/`) : content,
    };
  });

/** Writes a generated site as a build does, and serves it as a host does. */
export async function serveGenerated(files: ContentFiles): Promise<ServedSite> {
  const folders = [makeTemporaryFolder(), makeTemporaryFolder()] as const;
  const [contentFolder, output] = folders;
  for (const [file, content] of Object.entries(files)) {
    const path = join(contentFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const content = loadValidContent(contentFolder, false);
  const { base, pages } = content.site;
  const address = (path: string) => `${base}/${path}`;
  const based = {
    styles: assets.styles.map(address),
    fonts: assets.fonts.map(address),
    loader: address(assets.loader),
    chunks: assets.chunks.map(address),
  };
  const hashOf = () => '';
  await writeSite(
    content,
    { files: bundleAt(base), assets: based, server },
    {
      record: undefined,
      records: { shell: undefined, get: () => undefined, write: () => {} },
      hashOf,
      outDir: output,
      dates: new Map(),
      pictures: { hashOf, replaces: () => false, files: [] },
      drawPictures: undefined,
    },
  );
  const running = await preview({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: output },
    preview: { port: 0 },
  });
  const [url = ''] = running.resolvedUrls?.local ?? [];
  return {
    addresses: pages
      .flatMap(({ content: { path, aliases = [] } }) => [path, ...aliases])
      .filter((path) => path !== '/404')
      .map((path) => new URL(encodeURI(base + path), url).href),
    async stop() {
      await running.close();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
