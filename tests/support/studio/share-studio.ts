import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type StartedStudio, startStudio } from '../edits/start-studio';

/**
 * Gives all tests of a file one studio on a copy of the fixture site, which `prepare` gets first. The second try of a test gets a new one: the
 * first may have changed the copy.
 */
export function shareStudio(prepare?: (folder: string) => void): Pick<StartedStudio, 'folder' | 'server'> {
  const start = () => startStudio(undefined, prepare);
  let studio: StartedStudio | undefined;
  const started = () => {
    if (!studio) throw new Error('The studio is started before the first test.');
    return studio;
  };
  beforeAll(async () => {
    studio = await start();
  });
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await started().remove();
    studio = await start();
  });
  afterAll(() => studio?.remove());
  return {
    get folder() {
      return started().folder;
    },
    get server() {
      return started().server;
    },
  };
}
