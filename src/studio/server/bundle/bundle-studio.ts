import react from '@vitejs/plugin-react';
import { globSync } from 'tinyglobby';
import { build, createBuilder, type Plugin, type ViteBuilder } from 'vite';
import type { CachedFile } from '../../../node/base/code/cached-folder.mjs';
import { outputOf } from '../../../node/build/bundle/bundle-output';
import { stylesPlugin } from '../../../node/build/bundle/style-sheets';
import { site } from '../../../node/plugin';
import { studioPath } from '../studio-path';

/** What builds the scripts of pages that can be changed while they are open. */
export const createPageBuilder = (root: string): Promise<ViteBuilder> =>
  createBuilder({ root, configFile: false, logLevel: 'error', plugins: [site({ studio: true })] });

/** The studio's style sheets in order: its parts first. It has the site's colors and icons; the server adds its fonts. */
function studioSheets(root: string): string[] {
  const found = (patterns: string[]) => globSync(patterns, { cwd: root }).sort();
  const shared = ['layers', 'tokens', 'icons'].map((name) => `src/app/styles/${name}.css`);
  const parts = found(['src/studio/client/parts/*.css']);
  const others = found(['src/studio/client/**/*.css', '!src/studio/client/parts/**']);
  return [...shared, ...parts, ...others].map((path) => `/${path}`);
}

/** The studio speaks English, and so does its library: its words in other languages would be 8 KB (gzip). */
const onlyEnglish: Plugin = {
  name: 'studio:only-english',
  load: {
    filter: { id: /\/intl\/(?:\w+\/)?(?!en-US)\w+-\w+\.mjs$/ },
    handler: () => 'export default undefined;',
  },
};

/** What only code editors and the check read, with the texts of snippets that no form takes. */
const unread = (key: string, value: unknown): unknown => {
  if (['suggestSortText', 'errorMessage', 'tsType'].includes(key) && typeof value === 'string')
    return undefined;
  if (key === 'additionalProperties' && value === false) return undefined;
  return key === 'defaultSnippets' && Array.isArray(value) ? [{ body: value[0].body }] : value;
};

/** What defines a collection is changed in a code editor, and not in a form: 1.4 KB (gzip). */
const definitionKinds = ['collection', 'rowField', 'rowItem', 'rowFeed', 'rowGroups'];

/** The names of all icons would be 9 KB (gzip): their control asks the server. A new item takes one of a few. */
const smallSchema: Plugin = {
  name: 'studio:small-schema',
  transform: {
    order: 'pre',
    filter: { id: /\/site\.schema\.json$/ },
    handler(text) {
      const schema: {
        $defs: Record<string, { properties: object }> & {
          icon: { examples: string[] };
          iconName: { enum: string[] };
        };
      } = JSON.parse(text, unread);
      schema.$defs.iconName.enum = [];
      schema.$defs.icon.examples.splice(12);
      for (const kind of definitionKinds) Object.assign(schema.$defs[kind] ?? {}, { properties: {} });
      return JSON.stringify(schema);
    },
  },
};

export async function bundleStudio(root: string): Promise<CachedFile[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: studioPath,
    publicDir: false,
    plugins: [react(), stylesPlugin('virtual:studio-styles', studioSheets), onlyEnglish, smallSchema],
    // React itself has it since version 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/studio/client/main.tsx',
        checks: { bundlerTimings: false },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // To import these does nothing by itself.
        treeshake: {
          moduleSideEffects: [{ test: /node_modules.diff.|src.(site|edit)./, sideEffects: false }],
        },
        // Code that is alike is smaller in one script than in several; what only panels share waits for one.
        output: {
          codeSplitting: {
            groups: [
              { name: 'libraries', test: /node_modules/ },
              { name: 'site', test: /src.(?:site|edit).|site\.schema/, tags: ['$initial'] },
            ],
          },
        },
      },
    },
  });
  return outputOf(result).map((file) => ({
    path: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
}
