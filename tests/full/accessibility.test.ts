import { test } from 'vitest';
import { expectAccessible } from '../browser/support/expect-accessible';
import { pagePaths } from '../support/output';

test.each(pagePaths)('%s meets WCAG 2.2 AA in both themes on phone and desktop', (path) =>
  expectAccessible(path),
);
