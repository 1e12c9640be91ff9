import { test } from 'vitest';
import { expectWholeOutput } from '../../support/killed-builds';

test('a build that is killed, at 20 random moments, leaves whole pages and all that they name', async () => {
  await expectWholeOutput(20, 1);
}, 300_000);
