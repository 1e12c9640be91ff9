import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { outputFiles } from '../site/page/output-paths';
import { cacheFolder } from './base/code/cache-folder.mjs';
import { contentFolder } from './base/content/content-folder';
import { bundleSettings } from './build/bundle/bundle-settings';
import { styleEntries, stylesPlugin } from './build/bundle/style-sheets';
import type { ServedSite } from './serve/dev-server';

/** The loader preloads all chunks, so Vite's helper for that would be 650 unused bytes. */
const noPreloadHelper: Plugin = {
  name: 'site:no-preload-helper',
  apply: 'build',
  load: {
    order: 'pre',
    handler: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  },
};

/**
 * Asks Chromium to compile the whole script off the main thread as it arrives, instead of each function at its first
 * call: a third less script work for the first navigation.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Scripts of few functions, to which it would only add its own bytes. */
const small = new Set(['loader', 'contact-form-logic']);

/**
 * Everything that turns content into a site, as a Vite plugin for `vite`, `vite build` and `vite preview`. In the
 * studio, pages can be changed while they are open. What only one of these needs is loaded when it is.
 */
export function site({ studio = false } = {}): PluginOption {
  let served: ServedSite | undefined;
  return [
    react(),
    stylesPlugin(),
    noPreloadHelper,
    {
      name: 'site',
      config(given, { command }) {
        const { root = process.cwd(), cacheDir = cacheFolder(root) } = given;
        // The plugin watches the content and the code. What is returned can't say this: nulls are not merged.
        given.server = { ...given.server, watch: null };
        const settings = bundleSettings(contentFolder(root));
        const isBuild = command === 'build' && !studio;
        return {
          appType: 'custom',
          cacheDir,
          // Both servers add the site's base path themselves.
          base: isBuild ? settings.base : '/',
          // The development server has no link pictures, so its pages name none.
          define: {
            'import.meta.env.SITE_OG': isBuild && settings.linkPictures,
            'import.meta.env.SITE_STUDIO': studio,
            'import.meta.env.SITE_VITALS': settings.vitals,
            'import.meta.env.SITE_VISITS': settings.visits,
          },
          // The first versions with `light-dark()`; older targets would double the style sheet.
          build: {
            cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
            // Editors can't do anything about them.
            rolldownOptions: { checks: { bundlerTimings: false } },
          },
          // The router's store asks for what React itself has since version 18.
          resolve: {
            alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
          },
          // The plugin serves what a site may publish; a public folder would also have hidden files.
          publicDir: false,
          // Otherwise Vite would read its configuration again for each side.
          builder: { sharedConfigBuild: true },
          environments: {
            client: {
              build: {
                // The output is written by this plugin, every file at once or none.
                write: false,
                modulePreload: false,
                assetsInlineLimit: 0,
                license: { fileName: outputFiles.licenses },
                rolldownOptions: {
                  input: { loader: 'src/app/browser/loader.ts', ...styleEntries(root) },
                  optimization: { inlineConst: { mode: 'all', pass: 3 } },
                  // The observer of the screen calls these for hooks that we don't use.
                  treeshake: { manualPureFunctions: ['Reflect.get', 'supportsRefCleanup'] },
                  output: {
                    // What late blocks share with others would be a script for each module.
                    codeSplitting: {
                      includeDependenciesRecursively: false,
                      groups: [{ name: 'ui', minShareCount: 2, test: /src.(ui|site.page.tone-of)./ }],
                    },
                    postBanner: ({ name }) => (small.has(name) ? '' : compileAhead),
                  },
                },
              },
            },
            ssr: {
              build: {
                write: false,
                rolldownOptions: { input: { server: 'src/app/server/server.tsx' } },
              },
            },
          },
        };
      },
      async buildApp(builder) {
        const { root, logger, build } = builder.config;
        // Otherwise Vite would build all of them again.
        for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
        const { buildSite } = await import('./build/build-site');
        const { bundleFolder } = await import('./build/bundle/bundles');
        const bundle = (cache: string, version: string) => bundleFolder(() => builder, cache, version);
        await buildSite({ root, outDir: build.outDir, logger, bundle });
      },
      async configureServer(server) {
        const { serveSite } = await import('./serve/dev-server');
        served = serveSite(server);
      },
      hotUpdate(options) {
        return served?.hotUpdate(this.environment, options);
      },
      buildEnd() {
        served?.stop();
      },
      transformIndexHtml: () => [
        { tag: 'script', attrs: { type: 'module', src: '/src/app/browser/dev-overlay.ts' } },
      ],
      async configurePreviewServer(server) {
        const { serveOutput } = await import('./serve/preview-server');
        return serveOutput(server);
      },
    },
  ];
}
