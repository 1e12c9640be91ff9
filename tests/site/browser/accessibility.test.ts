import { test } from 'vitest';
import { expectAccessible } from '../../support/browser/expect-accessible';
import { kinds } from '../support/content';

// `npm test -- --full` opens every page of the site.
test.each(kinds.filter((_, index) => index % 6 === 0))(
  'the %s page meets WCAG 2.2 AA in both themes on phone and desktop',
  async (_kind, path) => expectAccessible(path),
);
