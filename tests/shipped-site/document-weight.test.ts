import { expect, test } from 'vitest';
import { fileOfPath, readOutput } from '../site/support/output';
import { brotliBytes } from '../support/brotli-sizes';

test.each([
  ['/', 213.5, 34],
  ['/contact', 103, 17.8],
  ['/services/antivirus-malware-protection', 105.1, 17.2],
  ['/terms-and-conditions', 55.7, 14.1],
])('%s weighs at most %d KB, and %d KB after brotli', (path, kilobytes, compressed) => {
  const html = readOutput(fileOfPath(path) ?? '');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(kilobytes * 1000);
  expect(brotliBytes(html)).toBeLessThanOrEqual(compressed * 1000);
});
