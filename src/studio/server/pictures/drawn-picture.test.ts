import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures } from '../../../../tests/support/fixtures';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { openContent } from '../../../node/base/content/open-content';
import { drawnPicture } from './drawn-picture';

test('a picture that is deleted while it is asked for is not there', async () => {
  const folder = temporaryFolder();
  cpSync(join(fixtures, 'valid/many-files'), folder, { recursive: true });
  const files = openContent(folder);
  const src = 'images/office.png';
  const url = new URL(`http://localhost/_edit/thumbnail/${src}`);
  expect(await drawnPicture({ folder, files }, url)).toMatchObject({ name: expect.any(String) });
  rmSync(join(folder, src));
  expect(await drawnPicture({ folder, files }, url)).toBeUndefined();
});
