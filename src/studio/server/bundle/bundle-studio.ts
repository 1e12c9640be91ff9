import react from '@vitejs/plugin-react';
import { build, createBuilder, type ViteBuilder } from 'vite';
import type { CachedFile } from '../../../node/base/code/cached-folder.mjs';
import { outputOf } from '../../../node/build/bundle/bundle-output';
import { stylesPlugin } from '../../../node/build/bundle/style-sheets';
import { site } from '../../../node/plugin';
import { studioPath } from '../studio-path';
import { studioSheets } from './studio-sheets';

/** What builds the scripts of pages that can be changed while they are open. */
export const createPageBuilder = (root: string): Promise<ViteBuilder> =>
  createBuilder({ root, configFile: false, logLevel: 'error', plugins: [site({ studio: true })] });

export async function bundleStudio(root: string): Promise<CachedFile[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: studioPath,
    publicDir: false,
    plugins: [react(), stylesPlugin('virtual:studio-styles', studioSheets)],
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/studio/client/main.tsx', checks: { bundlerTimings: false } },
    },
  });
  return outputOf(result).map((file) => ({
    path: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
}
