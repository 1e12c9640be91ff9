import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from '../../../scripts/support/run-process';
import type { PeerTask } from './peer';

/** The site of a generator that is a package, with what it needs. */
export interface InstalledSite {
  modules: string;
  /** Copies the site into a folder, and writes what it makes pages of. */
  copy(task: PeerTask): void;
}

/** Installs what a site needs into an empty folder; undefined when npm can't. */
export async function installSite(site: string, folder: string): Promise<InstalledSite | undefined> {
  cpSync(site, folder, { recursive: true });
  const npm = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { code } = await runProcess('npm', npm, { cwd: folder });
  if (code !== 0) return undefined;
  const modules = join(folder, 'node_modules');
  return {
    modules,
    copy({ folder, parts, style }) {
      cpSync(site, folder, { recursive: true });
      symlinkSync(modules, join(folder, 'node_modules'));
      writeFileSync(join(folder, 'shared.json'), JSON.stringify(parts));
      mkdirSync(join(folder, 'static'));
      if (style !== undefined) writeFileSync(join(folder, 'static/style.css'), style);
    },
  };
}
