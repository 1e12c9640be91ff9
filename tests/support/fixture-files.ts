import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';
import { fixtureSite } from './fixture-site';
import type { ContentFiles } from './generated/fix-site';

/** The files of the fixture site, to be changed in memory. */
export const fixtureFiles = (): ContentFiles =>
  Object.fromEntries(
    filesIn(fixtureSite).map((file) => {
      const bytes = readFileSync(join(fixtureSite, file));
      return [file, file.endsWith('.json') ? bytes.toString() : bytes];
    }),
  );
