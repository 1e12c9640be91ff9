import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Runs what needs packages. Where one is not installed, it says so, and the process ends with 2.
 *
 * @param {() => Promise<unknown>} run
 */
export async function withPackages(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('Cannot find package')) throw error;
    console.error('Not all packages of this project are installed. Run: npm ci');
    process.exitCode = 2;
  }
}

/**
 * The folders that Node looks for packages in: of the project and of what is above it, such as a workspace. The nearest
 * is first.
 *
 * @param {string} root
 */
export function packageFolders(root) {
  /** @type {string[]} */
  const found = [];
  for (let above = resolve(root); ; above = dirname(above)) {
    const folder = join(above, 'node_modules');
    if (existsSync(folder)) found.push(folder);
    if (above === dirname(above)) return found;
  }
}
