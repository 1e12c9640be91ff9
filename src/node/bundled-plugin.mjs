// For Vite that is started by hand: its loader would read every module of the plugin at each start, and warn of each
// import without an ending. In the commands' bundles, plugin.ts stands in its place.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled } from './base/code/bundled.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {typeof import('./plugin')} */
const { site } = await import(pathToFileURL(bundled(root, 'src/node/plugin.ts')).href);

export { site };
