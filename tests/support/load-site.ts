import { validators } from '../../src/node/content/compiled-validators';
import type { Files } from '../../src/site/files/files';
import * as site from '../../src/site/load-site';

export const loadSite = (files: Files) => site.loadSite(files, validators);
