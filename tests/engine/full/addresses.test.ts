import { test } from 'vitest';
import { expectOwnHostOnly } from '../../support/browser/hostile-addresses';

test('whatever the path of 200 addresses is, nothing but the site is asked', { timeout: 600_000 }, () =>
  expectOwnHostOnly(200, 17),
);
