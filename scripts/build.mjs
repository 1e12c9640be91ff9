// Runs the build that was compiled for this version of the code, which takes a third of the time to start. If there is
// none yet, another process compiles it: the memory that this takes is free again before pages are rendered.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = new URL('../node_modules/.vite/site/', import.meta.url);

/** The compiled code that was used last. */
function lastCompiled() {
  if (!existsSync(cache)) return undefined;
  const age = (name) => statSync(new URL(name, cache), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = readdirSync(cache).filter((name) => /^code-\w+$/.test(name));
  return folders.sort((one, other) => age(other) - age(one))[0];
}

async function buildAgain() {
  const folder = lastCompiled();
  const file = folder && new URL(`${folder}/build/build-again.mjs`, cache);
  if (!file || !existsSync(file)) return false;
  // What V8 makes of the code is kept beside it; Node 20 can't do that.
  module.enableCompileCache?.(fileURLToPath(new URL(`${folder}/v8`, cache)));
  const { buildAgain } = await import(file.href);
  return buildAgain(root, folder.replace('code-', ''));
}

if (!(await buildAgain())) {
  const run = fileURLToPath(new URL('run.mjs', import.meta.url));
  const args = [...process.execArgv, run, 'build', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) await buildAgain();
}
