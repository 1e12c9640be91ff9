import { describe, it } from 'vitest';
import { compareRenders, pathsOf } from '../../support/expect-same-render';
import { files, site } from '../support/content';

describe('the fast render path writes the same bytes as the router', () => {
  it.each(pathsOf(site))('%s', compareRenders({ site, files }));
});
