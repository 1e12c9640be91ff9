import { test } from 'vitest';
import { expectAccessible } from '../../support/browser/expect-accessible';
import { pagePaths } from '../support/output';

test.each(pagePaths)('%s meets WCAG 2.2 AA in both themes on phone and desktop', (path) =>
  expectAccessible(path),
);
