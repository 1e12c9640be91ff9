import { codeVersion } from './code-version.mjs';

/**
 * The version of the code that runs. A bundle is made of one version, so the bundler puts a text here: to look at all
 * files once more would take longer than the rest of a start.
 *
 * @param {string} root
 */
export const ownVersion = (root) => codeVersion(root);
