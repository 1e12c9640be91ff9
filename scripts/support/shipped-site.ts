import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFolder } from '../../src/node/base/content/content-folder.ts';

/** True where `content` is what the engine ships: `npm run init` removes its tests together with it. */
export const hasShippedSite = (): boolean => existsSync('tests/shipped-site');

const isContent = (folder: string) => contentFolder('.') === resolve(folder);

/** True if the site that commands and tests take is the shipped one. */
export const isShippedSite = (): boolean => hasShippedSite() && isContent('content');

/** True if it is the shipped site or the fixture site. */
export const isEngineSite = (): boolean => isShippedSite() || isContent('tests/fixtures/site');
