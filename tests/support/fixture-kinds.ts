import { loadPageKinds } from '../../scripts/support/page-kinds';
import { fixtureSite } from './fixture-site';

/** One page of every kind of the fixture site: its name and its path. */
export const fixtureKinds = loadPageKinds(fixtureSite).kinds.map(({ name, path }) => [name, path] as const);
