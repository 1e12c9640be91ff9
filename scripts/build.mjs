// Runs the build that was compiled for this version of the code, which takes a third of the time to start. Else it runs
// the source, which compiles it.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = new URL('../node_modules/.vite/site/', import.meta.url);

/** The compiled code that was used last. */
function lastCompiled() {
  if (!existsSync(cache)) return undefined;
  const age = (name) => statSync(new URL(name, cache)).mtimeMs;
  const folders = readdirSync(cache).filter((name) => /^code-\w+$/.test(name));
  return folders.sort((one, other) => age(other) - age(one))[0];
}

async function buildAgain() {
  const folder = lastCompiled();
  const file = folder && new URL(`${folder}/build-again.mjs`, cache);
  if (!file || !existsSync(file)) return false;
  const { buildAgain } = await import(file.href);
  return buildAgain(root, folder.replace('code-', ''));
}

if (!(await buildAgain())) {
  process.argv.splice(2, 0, 'build');
  await import('./run.mjs');
}
