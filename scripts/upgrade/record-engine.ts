import { realpathSync } from 'node:fs';
import { openProjectGit } from '../../src/node/base/git/committer';
import { sourceOfClone } from './engine-versions';
import { readManifest, writeManifest } from './manifest';

/** Writes into package.json which engine a new site begins with, if it was cloned. True if that is new. */
export async function recordEngine(root: string): Promise<boolean> {
  const git = openProjectGit(root);
  const manifest = readManifest(root);
  if (git?.repository.top !== realpathSync(root) || manifest.engine !== undefined) return false;
  const source = await sourceOfClone(git);
  if (!source) return false;
  writeManifest(root, { ...manifest, engine: source });
  return true;
}
