import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import type * as build from './build-site';
import { bundleSettings } from './bundle/bundle-settings.ts';
import { type CommandName, importCompiled } from './bundle/import-compiled.ts';
import { stylesEntry, stylesPlugin } from './bundle/style-sheets.ts';
import { contentFolder } from './content/content-folder.ts';
import { codeVersion } from './disk/code-version.ts';
import { writeError } from './output/write-error.ts';
import type * as dev from './serve/dev-server';
import type * as preview from './serve/preview-server';

/** The loader fetches all chunks ahead by itself, so Vite's helper for that would be 650 bytes for nothing. */
const noPreloadHelper: Plugin = {
  name: 'site:no-preload-helper',
  apply: 'build',
  load: {
    order: 'pre',
    handler: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  },
};

interface Place {
  root: string;
  cacheDir: string;
}

/** Imported only when a command needs it: Vite would compile it all whenever it reads its configuration. */
const load = <Module>({ root, cacheDir }: Place, name: CommandName, version = codeVersion(root)) =>
  importCompiled<Module>(root, name, join(cacheDir, 'site'), version);

/**
 * Tells Chromium to compile a whole script beside the main thread as it arrives, and not each function there when it
 * is first called: a third less script work for the first navigation.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Everything that turns the content into a site, as a Vite plugin: `vite`, `vite build` and `vite preview` do it. */
export function site(): PluginOption {
  return [
    react(),
    stylesPlugin(),
    noPreloadHelper,
    {
      name: 'site',
      config({ root = process.cwd() }, { command }) {
        const settings = bundleSettings(contentFolder(root));
        return {
          appType: 'custom',
          // Both servers know by themselves which path the site has.
          base: command === 'build' ? settings.base : '/',
          // The development server has no link pictures, so its pages name none.
          define: {
            'import.meta.env.SITE_OG': command === 'build' && settings.linkPictures,
            'import.meta.env.SITE_VITALS': settings.vitals,
          },
          // The first versions that know `light-dark()`; lowering it would double the stylesheet.
          build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
          // In development the content's pictures are served from where they are.
          publicDir: contentFolder(root),
          // It is watched here, file by file.
          server: { watch: { ignored: [join(contentFolder(root), '**')] } },
          // Else Vite reads its configuration once more for each side.
          builder: { sharedConfigBuild: true },
          environments: {
            client: {
              build: {
                copyPublicDir: false,
                // The output is written by this plugin, every file at once or none.
                write: false,
                modulePreload: false,
                assetsInlineLimit: 0,
                rolldownOptions: {
                  input: { loader: 'src/app/browser/loader.ts', styles: stylesEntry },
                  output: { postBanner: compileAhead },
                },
              },
            },
            ssr: {
              build: {
                copyPublicDir: false,
                write: false,
                rolldownOptions: { input: { server: 'src/app/server/server.tsx' } },
              },
            },
          },
        };
      },
      async buildApp(builder) {
        const { root } = builder.config;
        const version = codeVersion(root);
        try {
          const { buildSite } = await load<typeof build>(builder.config, 'build-site', version);
          await buildSite(builder, version, bundleSettings(contentFolder(root)));
        } catch (error) {
          throw writeError(error, builder.config.build.outDir);
        }
      },
      async configureServer(server) {
        const { serveSite } = await load<typeof dev>(server.config, 'serve/dev-server');
        serveSite(server);
      },
      transformIndexHtml: () => [
        { tag: 'script', attrs: { type: 'module', src: '/src/app/browser/dev-overlay.ts' } },
      ],
      async configurePreviewServer(server) {
        const { serveOutput } = await load<typeof preview>(server.config, 'serve/preview-server');
        return serveOutput(server);
      },
    },
  ];
}
