import { cpSync } from 'node:fs';
import { join } from 'node:path';
import manifest from './astro-site/package.json' with { type: 'json' };
import { installSite } from './install-site';
import { measureProgram } from './measure-program';
import type { PeerTool } from './peer';

/** The oldest Node that this Astro runs on. */
const oldestNode = 22;

/** Installs Astro into an empty folder; undefined when npm can't, or when this Node is too old for it. */
export async function installAstro(folder: string): Promise<PeerTool | undefined> {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) return undefined;
  const site = await installSite('tests/bench/peers/astro-site', folder);
  return (
    site &&
    ((task) => {
      site.copy(task);
      const { content, folder } = task;
      cpSync(join(content, 'images'), join(folder, 'static/images'), { recursive: true });
      const outDir = join(folder, 'output');
      return {
        name: `Astro ${manifest.dependencies.astro}`,
        outDir,
        build: () =>
          measureProgram(process.execPath, [join(site.modules, 'astro/bin/astro.mjs'), 'build', '--silent'], {
            env: {
              ...process.env,
              PEER_CONTENT: content,
              PEER_OUTPUT: outDir,
              ASTRO_TELEMETRY_DISABLED: '1',
            },
            cwd: folder,
          }),
      };
    })
  );
}
