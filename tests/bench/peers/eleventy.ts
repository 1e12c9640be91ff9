import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from '../../../scripts/support/run-process';
import manifest from './eleventy-site/package.json' with { type: 'json' };
import { measureProgram } from './measure-program';
import type { PeerTool } from './peer';

const site = 'tests/bench/peers/eleventy-site';

/** Installs Eleventy into an empty folder; undefined when npm can't. */
export async function installEleventy(folder: string): Promise<PeerTool | undefined> {
  cpSync(site, folder, { recursive: true });
  const npm = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { code } = await runProcess('npm', npm, { cwd: folder });
  if (code !== 0) return undefined;
  const modules = join(folder, 'node_modules');
  return ({ content, folder, parts, style }) => {
    cpSync(site, folder, { recursive: true });
    symlinkSync(modules, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'shared.json'), JSON.stringify(parts));
    mkdirSync(join(folder, 'static'));
    if (style !== undefined) writeFileSync(join(folder, 'static/style.css'), style);
    const outDir = join(folder, 'output');
    return {
      name: `Eleventy ${manifest.dependencies['@11ty/eleventy']}`,
      outDir,
      build: () =>
        measureProgram(process.execPath, [join(modules, '@11ty/eleventy/cmd.cjs'), '--quiet'], {
          env: { ...process.env, PEER_CONTENT: content, PEER_OUTPUT: outDir },
          cwd: folder,
        }),
    };
  };
}
