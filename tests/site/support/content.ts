import { loadPageKinds } from '../../../scripts/support/page-kinds';
import { contentFolder } from '../../../src/node/base/content/content-folder';

export const folder = contentFolder('.');

const loaded = loadPageKinds(folder);

/** The site that `SITE_CONTENT` names. */
export const { site, files } = loaded;

/** One page of every kind: its name and its path on the host. */
export const kinds = loaded.kinds.map(({ name, path }) => [name, site.base + path] as const);
