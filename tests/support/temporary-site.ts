import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { generateSite } from './generate-site';

export const makeTemporaryFolder = () => mkdtempSync(join(tmpdir(), 'site-'));

/** A folder that is removed when the test is over. */
export function temporaryFolder(): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A content folder of a few generated pages that the test may change. */
export function temporarySite(services = 2): string {
  const folder = temporaryFolder();
  generateSite(folder, services);
  return folder;
}
