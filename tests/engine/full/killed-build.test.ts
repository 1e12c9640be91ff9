import { test } from 'vitest';
import { expectWholeOutput } from '../../support/killed-builds';

test('a build that is killed, at 300 random moments, leaves whole pages and all that they name', async () => {
  await expectWholeOutput(300, 2);
}, 1_800_000);
