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
const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(home) ?? [];
const loader = found(/<script type="module" src="([^"]+)"/g).join();
const chunks = found(/ data-chunks="([^"]+)"/g)
  .join()
  .split(' ')
  .map((address) => address.replace(/^\//, ''));
/** The bundle of the built site. Of the content it depends on the base alone, which the styles name. */
const bundle = readdirSync(join(outDir, 'assets'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => ({ path: `assets/${name}`, content: readFileSync(join(outDir, 'assets', name)) }));

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
  const assets = {
    styles: styles.replaceAll('url(/assets/', `url(${base}/assets/`),
    sheets: [],
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
      outDir: output,
      dates: new Map(),
      pictures: { hashOf: undefined, replaces: () => false, files: [] },
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
