import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Assets, allStyles } from '../../app/server/write-document';
import type { Server } from '../bundle/bundles';
import { withProgress } from '../command/progress';
import { cachedFolder } from '../disk/cached-folder';
import { codeVersion } from '../disk/code-version';
import { filesBelow } from '../disk/files-below';
import { studioPath } from './studio-path';

/** Everything that the studio and the pages in it are made of, by the addresses under which it is served. */
export interface StudioBundle {
  /** The version of the code. */
  code: string;
  files: ReadonlyMap<string, () => Uint8Array>;
  /** Addresses of the studio's own script and style sheets. */
  script: string;
  sheets: readonly string[];
  /** Addresses of the fonts that its texts need at once. */
  fonts: readonly string[];
  /** Renders pages. */
  server: Server;
  /** What the documents of pages name. */
  assets: Assets;
}

/** The font of all texts in the studio; headings of pages have another one. */
const textFont = /\/geist-latin-/;

/** Bundles the studio and the pages for it, or takes them from the cache, where they lie by the version of the code. */
export async function loadStudioBundle(root: string, cache: string): Promise<StudioBundle> {
  const code = codeVersion(root);
  // The pages' scripts depend on whether loading times are reported; in the studio they are not.
  const version = hash('sha1', `${code} studio`).slice(0, 16);
  const [studio, pages] = await withProgress('Bundling the studio', () =>
    Promise.all([studioFiles(), pageBundle()]),
  );
  const names = filesBelow(studio);
  const addressOf = (ending: string) =>
    names.filter((name) => name.endsWith(ending)).map((name) => studioPath + name);
  const isEntry = (address: string) => /\/main-[^/]*\.js$/.test(address);
  const script = addressOf('.js').find(isEntry);
  if (!script) throw new Error('The bundle of the studio has no entry.');
  const { files, look, scripts, server } = pages;
  return {
    code,
    files: new Map([
      ...names.map((name) => [studioPath + name, () => readFileSync(join(studio, name))] as const),
      ...[...files, ...look.fonts].map((file) => [`/${file.path}`, () => Buffer.from(file.content)] as const),
    ]),
    script,
    sheets: addressOf('.css'),
    fonts: addressOf('.woff2').filter((address) => textFont.test(address)),
    server,
    // Otherwise the first page shows its fallback fonts.
    assets: {
      ...scripts,
      // A page may get blocks of other types while it is open.
      styles: allStyles(look).join(''),
      blockStyles: [],
      sheets: [],
      fonts: look.fonts.map(({ path }) => `/${path}`),
    },
  };

  function studioFiles(): Promise<string> {
    return cachedFolder(cache, 'studio', code, async () => {
      const { bundleStudio } = await import('./bundle-studio');
      return bundleStudio(root);
    });
  }

  async function pageBundle() {
    const { loadBundles } = await import('../bundle/bundles');
    const makeBuilder = async () => (await import('./bundle-studio')).createPageBuilder(root);
    return loadBundles(makeBuilder, cache, version);
  }
}
