// Runs a command of this folder: `node scripts/run.mjs validate …`. tsx would take a second at each start to hand its
// 300 modules to another thread, so they are bundled first, if they were not before.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}node_modules/.vite/commands/`;
/** In milliseconds: nobody's studio runs for longer from a bundle that nobody else starts. */
const week = 7 * 86_400_000;
/** The command that comes before others: bundles have the schema in them, so it has to be there first. */
const first = 'assemble';

const filesBelow = (folder) =>
  readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** What a bundle is made of: dates and sizes are read faster than texts. */
function sourceVersion() {
  const hash = createHash('sha1').update(root + process.version);
  const below = ['src', 'scripts'].flatMap(filesBelow);
  const code = below.filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !file.includes('.test.'));
  for (const file of ['site.schema.json', 'package-lock.json', ...code]) {
    const found = statSync(root + file, { throwIfNoEntry: false });
    hash.update(`\0${file}\0${found?.mtimeMs}\0${found?.size}`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(name, folder) {
  const { bundleForNode, bundleNames } = await import('../src/node/build/bundle/bundled-code.mjs');
  const made = await bundleForNode(root, { [name]: `scripts/${name}.ts` });
  await made.write({ dir: folder, ...bundleNames });
}

/** A command that starts at the same time may have made it meanwhile. */
function put(made, folder) {
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(made, { recursive: true });
  }
}

/** Says that a bundle is in use. Where the cache can't be written, nothing is deleted either. */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {}
}

const bundleFolder = (name, version) => `${cache}${name}-${version}`;

/** Gives the bundle of a command; its source where the cache can't be written. */
async function bundled(name, version) {
  const folder = bundleFolder(name, version);
  if (existsSync(folder)) touch(folder);
  else {
    const made = `${cache}.${name}-${process.pid}`;
    try {
      mkdirSync(made, { recursive: true });
    } catch {
      const { register } = await import('tsx/esm/api');
      register();
      return `${root}scripts/${name}.ts`;
    }
    await bundle(name, made);
    for (const old of readdirSync(cache).map((entry) => cache + entry)) {
      // Another command may have deleted it meanwhile.
      const found = statSync(old, { throwIfNoEntry: false });
      if (found && found.mtimeMs < Date.now() - week) rmSync(old, { recursive: true, force: true });
    }
    put(made, folder);
  }
  // What V8 makes of the code is kept beside it, of one command in a process; Node 20 can't do that.
  if (name !== first) module.enableCompileCache?.(`${folder}/v8`);
  return `${folder}/${name}.mjs`;
}

const start = async (name, version) => import(pathToFileURL(await bundled(name, version)).href);

const [name = ''] = process.argv.splice(2, 1);
let version = sourceVersion();
// `types` compares or writes the schema by itself.
if (name !== 'types' && !existsSync(bundleFolder(name, version))) {
  await start(first, version);
  version = sourceVersion();
}
// The definitions may have a mistake, which was named.
if (!process.exitCode) {
  // Commands are known by how they were called.
  process.argv[1] = `${root}scripts/${name}.ts`;
  await start(name, version);
}
