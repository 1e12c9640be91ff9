import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from '../../../scripts/support/run-process';
import type { EncodeJob } from '../../../src/node/build/photos/encode-job';
import { variantsOf } from '../../../src/node/build/photos/variants';
import { filesIn } from '../../support/files-in';
import { photo } from '../../support/picture-site';
import { temporaryFolder } from '../../support/temporary-site';

test('a photo of 40 megapixels takes less than 500 MB of memory', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const original = join(folder, 'large.jpg');
  const [width, height] = [7746, 5164];
  await photo(width, height).jpeg().toFile(original);
  const part = { src: 'images/large.jpg', width, height, transparent: false };
  // A banner's files are the largest.
  const { sources, fallback } = variantsOf({ ...part, slot: 'parallax' }, 'a1b2c3d4e5');
  const wanted = [...sources.flatMap(({ variants }) => variants), fallback].map((variant) => ({
    ...variant,
    file: join(folder, `${variant.width}.${variant.format}`),
  }));
  const job: EncodeJob = { original, part, wanted };
  const args = ['scripts/run.mjs', 'tests/support/encode-alone.mts', JSON.stringify(job)];
  const { stdout, stderr } = await runProcess(process.execPath, args, {});
  expect(stderr).toBe('');
  expect(filesIn(folder)).toHaveLength(wanted.length + 1);
  expect(Number(stdout)).toBeGreaterThan(50);
  expect(Number(stdout)).toBeLessThan(500);
});
