// For scripts/run.mjs, too, which runs before TypeScript can be read.
import { pathToFileURL } from 'node:url';

/** Packages of many small modules, which Node would read one by one. Other packages may need files beside them. */
export const included =
  /^(mdast-util|micromark|unist-util|decode-named|character-entities|jsonc-parser|parse5|entities)/;

/** Modules find files beside their source by `import.meta.url`. */
export const originalAddress = {
  name: 'site:original-address',
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    code.includes('import.meta.url') && !id.includes('node_modules')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};
