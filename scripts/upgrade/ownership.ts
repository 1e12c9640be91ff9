import { generatedFiles } from '../../src/node/base/generate/generate';
import { schemaFile } from '../../src/node/base/generate/update-schema';

/** Who decides what is in a file of a site's repository. */
export type Owner = 'engine' | 'site' | 'generated';

export const lockFile = 'package-lock.json';

/** The front page of whoever publishes the site: it is a new text, so there is nothing to merge. */
export const frontPage = 'README.md';

/** An update leaves them alone, but for the manifest and a front page that nobody has changed. */
const ofSite: readonly RegExp[] = [
  /^content\//,
  /^src\/own\/(?!README\.md$)/,
  /^\.env(\.|$)/,
  /^package\.json$/,
  /^README\.md$/,
  // What belongs to the content that the engine shows itself with; `init` removes it.
  /^tests\/shipped-site\//,
  /^docs\/screens\/[^/]+\.jpg$/,
];

/** What follows from other files: `npm run types` writes it, and npm the last one. */
export const generated: readonly string[] = [schemaFile, ...generatedFiles.map(({ file }) => file), lockFile];

/** By the path of a file from the top. What is neither the site's nor generated is the engine's. */
export function ownerOf(path: string): Owner {
  if (generated.includes(path)) return 'generated';
  return ofSite.some((pattern) => pattern.test(path)) ? 'site' : 'engine';
}
