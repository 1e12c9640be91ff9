import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Assets, allStyles } from '../../../app/server/assets';
import { cachedFolder } from '../../../node/base/code/cached-folder.mjs';
import { ownVersion } from '../../../node/base/code/own-version.mjs';
import { withProgress } from '../../../node/base/command/progress';
import { filesBelow } from '../../../node/base/disk/files-below';
import type { Server } from '../../../node/build/bundle/bundles';
import { brandAssets } from '../../../node/build/draw/brand-assets';
import { wholeFonts } from '../../../node/build/fonts/whole-fonts';
import type { Brand } from '../../../site/schema/types.gen';
import { studioPath } from '../studio-path';

/** Everything that the studio and the pages in it are made of, by the addresses under which it is served. */
export interface StudioBundle {
  /** The version of the code. */
  code: string;
  files: ReadonlyMap<string, Uint8Array>;
  /** Addresses of the studio's own script and style sheets. */
  script: string;
  sheets: readonly string[];
  /** Renders pages. */
  server: Server;
  /** The style sheets of all blocks, without fonts. */
  styles: string;
  /** What is written for editors, in Markdown; empty if the project has no documents. */
  guide: string;
  /** What the documents of pages name. */
  assetsFor(brand: Brand | undefined): Assets;
}

/** Bundles the studio and the pages for it, or takes them from the cache, where they lie by the version of the code. */
export async function loadStudioBundle(root: string, cache: string): Promise<StudioBundle> {
  const code = ownVersion(root);
  // The pages' scripts depend on whether loading times are reported; in the studio they are not.
  const version = hash('sha1', `${code} studio`).slice(0, 16);
  const [studio, pages] = await withProgress('Bundling the studio', () =>
    Promise.all([studioFiles(), pageBundle()]),
  );
  const names = filesBelow(studio);
  // At once: the cache may be deleted while the studio runs.
  const own = names.map((name) => [studioPath + name, readFileSync(join(studio, name))] as const);
  const addressOf = (ending: string) =>
    names.filter((name) => name.endsWith(ending)).map((name) => studioPath + name);
  const isEntry = (address: string) => /\/main-[^/]*\.js$/.test(address);
  const script = addressOf('.js').find(isEntry);
  if (!script) throw new Error('The bundle of the studio has no entry.');
  const { files, scripts, server } = pages;
  // A page may get blocks of other types, and other fields, while it is open.
  const styles = allStyles(pages.styles).join('');
  const guide = join(root, 'docs/editing.md');
  return {
    code,
    files: new Map([...own, ...files.map((file) => [`/${file.path}`, Buffer.from(file.content)] as const)]),
    script,
    sheets: addressOf('.css'),
    server,
    styles,
    guide: existsSync(guide) ? readFileSync(guide, 'utf8') : '',
    assetsFor(brand) {
      const { styles: rules, preloads } = wholeFonts(brand);
      const branded = brandAssets(
        { ...scripts, styles, blockStyles: [], looks: pages.styles.looks, sheets: [], fonts: preloads },
        brand,
      );
      return { ...branded, styles: allStyles(branded).join('') + rules, blockStyles: [] };
    },
  };

  function studioFiles(): Promise<string> {
    return cachedFolder(cache, 'studio', code, async () => {
      const { bundleStudio } = await import('./bundle-studio');
      return bundleStudio(root);
    });
  }

  async function pageBundle() {
    const { bundleFolder, loadBundles } = await import('../../../node/build/bundle/bundles');
    const makeBuilder = async () => (await import('./bundle-studio')).createPageBuilder(root);
    return loadBundles(bundleFolder(makeBuilder, cache, version));
  }
}
