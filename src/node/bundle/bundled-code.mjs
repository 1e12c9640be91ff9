// For scripts/run.mjs, too, which runs before TypeScript can be read.
import { pathToFileURL } from 'node:url';

/** Modules that run outside the main thread, as paths from src/node: each is bundled as a file of its own. */
export const workers = /** @type {const} */ ([
  'output/stage-worker',
  'photos/encode-worker',
  'record/touched-worker',
]);

/** Packages of many small modules, which Node would read one by one. Other packages may need files beside them. */
export const included =
  /^(mdast-util|micromark|unist-util|decode-named|character-entities|jsonc-parser|parse5|entities)/;

/** Written so that it is not found in this file, which is bundled too. */
const address = /import\.meta\.url/g;

/** Modules find files beside their source by its address. */
export const originalAddress = {
  name: 'site:original-address',
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    id.includes('node_modules') || code.search(address) < 0
      ? null
      : code.replaceAll(address, JSON.stringify(pathToFileURL(id).href)),
};
