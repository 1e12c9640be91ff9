import { expect, test } from 'vitest';
import { fileOfPath, readOutput } from '../site/support/output';
import { brotliBytes } from '../support/brotli-sizes';

test.each([
  ['/', 212.8, 33.6],
  ['/contact', 99.9, 17.2],
  ['/services/antivirus-malware-protection', 101.1, 16.5],
  ['/terms-and-conditions', 52.7, 13.5],
])('%s weighs at most %d KB, and %d KB after brotli', (path, kilobytes, compressed) => {
  const html = readOutput(fileOfPath(path) ?? '');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(kilobytes * 1000);
  expect(brotliBytes(html)).toBeLessThanOrEqual(compressed * 1000);
});
