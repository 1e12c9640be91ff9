import { test } from 'vitest';
import { expectWholeOutput } from '../../support/killed-builds';

test('a build that is killed, at 100 random moments, leaves whole pages and all that they name', async () => {
  await expectWholeOutput(100, 2);
}, 900_000);
