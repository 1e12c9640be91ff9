import { join } from 'node:path';
import manifest from './eleventy-site/package.json' with { type: 'json' };
import { installSite } from './install-site';
import { measureProgram } from './measure-program';
import type { PeerTool } from './peer';

/** Installs Eleventy into an empty folder; undefined when npm can't. */
export async function installEleventy(folder: string): Promise<PeerTool | undefined> {
  const site = await installSite('tests/bench/peers/eleventy-site', folder);
  return (
    site &&
    ((task) => {
      site.copy(task);
      const { content, folder } = task;
      const outDir = join(folder, 'output');
      return {
        name: `Eleventy ${manifest.dependencies['@11ty/eleventy']}`,
        outDir,
        build: () =>
          measureProgram(process.execPath, [join(site.modules, '@11ty/eleventy/cmd.cjs'), '--quiet'], {
            env: { ...process.env, PEER_CONTENT: content, PEER_OUTPUT: outDir },
            cwd: folder,
          }),
      };
    })
  );
}
