// Runs a command of this folder, `node scripts/run.mjs validate …`, or any other module: `… run.mjs tests/support/x.mts`.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What keeps every command from running here, in one sentence. */
function obstacle() {
  if (process.versions.pnp)
    return "Yarn's Plug'n'Play keeps packages in archives, where fonts can't be read. Set nodeLinker: node-modules in .yarnrc.yml, and install again.";
  // The bundler takes what follows a question mark for options, and control characters for marks of its own.
  const [character] = /[?\p{Cc}]/u.exec(root) ?? [];
  return (
    character &&
    `The path of this project, ${JSON.stringify(root)}, has the character ${JSON.stringify(character)}, with which the bundler can't read files. Rename the folder.`
  );
}

/** An update of the engine that was killed while it put its files in place. Code and packages may be of two versions. */
async function completeUpgrade() {
  const file = join(root, '.upgrade/complete.mjs');
  if (!existsSync(file)) return undefined;
  try {
    const { completeSwitch } = await import(pathToFileURL(file).href);
    return completeSwitch(root);
  } catch (error) {
    return `An update of the engine waits to be completed, and it can't be: ${error.message}. Run this again.`;
  }
}

async function run() {
  const [name = ''] = process.argv.splice(2, 1);
  const source = name.includes('/') ? name : `scripts/${name}.ts`;
  const { bundled } = await import('../src/node/base/code/bundled.mjs');
  const file = bundled(root, source);
  // What V8 makes of the code is kept beside it; Node 20 can't do that.
  module.enableCompileCache?.(join(dirname(file), 'v8'));
  // Commands are known by how they were called.
  process.argv[1] = join(root, source);
  await import(pathToFileURL(file).href);
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 2;
}

const found = obstacle() ?? (await completeUpgrade());
if (found) refuse(found);
else
  try {
    // Not imported above, where nothing can be said if it can't be read.
    const { withPackages } = await import('../src/node/base/code/package-folders.mjs');
    await withPackages(run);
  } catch (error) {
    if (!['EACCES', 'ERR_MODULE_NOT_FOUND'].includes(error.code)) throw error;
    refuse(`The code of this project can't be read. ${error.message}`);
  }
