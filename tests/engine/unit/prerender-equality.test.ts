import { describe, it } from 'vitest';
import { loadValidContent } from '../../../src/node/base/content/load-content';
import { compareRenders, pathsOf } from '../../support/expect-same-render';
import { fixtureSite } from '../../support/fixture-site';

const content = loadValidContent(fixtureSite);

describe('the fast render path writes the same bytes as the router', () => {
  it.each(pathsOf(content.site))('%s', compareRenders(content));
});
