// Runs a command of this folder, `node scripts/run.mjs validate …`, or any other module: `… run.mjs tests/support/x.mts`.
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled } from '../src/node/base/code/bundled.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = ''] = process.argv.splice(2, 1);
const source = name.includes('/') ? name : `scripts/${name}.ts`;
const file = bundled(root, source);
// What V8 makes of the code is kept beside it; Node 20 can't do that.
module.enableCompileCache?.(join(dirname(file), 'v8'));
// Commands are known by how they were called.
process.argv[1] = join(root, source);
await import(pathToFileURL(file).href);
