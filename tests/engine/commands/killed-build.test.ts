import { test } from 'vitest';
import { expectWholeOutput } from '../../support/killed-builds';

test('a build that is killed, at 8 random moments, leaves whole pages and all that they name', async () => {
  await expectWholeOutput(8, 1);
}, 300_000);
