import { expect, type TestContext } from 'vitest';
import { isEngineSite } from '../../../scripts/support/shipped-site';

declare module 'vitest' {
  interface TaskMeta {
    /** What the report says of a test that passed. */
    notes?: string[];
  }
}

/** True for the shipped site and the fixture site: what they weigh is the engine's doing. */
export const isOurs = isEngineSite();

/** Limits the bytes of our own sites; of another one they are noted, because its texts, fonts and blocks are its own. */
export function expectWithin({ task }: TestContext, what: string, bytes: number, most: number): void {
  if (isOurs) expect(bytes, what).toBeLessThanOrEqual(most);
  else
    task.meta.notes = [
      ...(task.meta.notes ?? []),
      `${what}: ${bytes} bytes (${most} in the engine's own sites)`,
    ];
}
