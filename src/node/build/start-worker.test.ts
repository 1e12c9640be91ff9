import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { onSilentEnd } from './start-worker';

test('a thread that ends without an answer is an error, not a wait for ever', async () => {
  const answer = new Promise((_resolve, reject) => {
    onSilentEnd(new Worker('process.exit(3)', { eval: true }), reject);
  });
  await expect(answer).rejects.toThrow('A thread ended with 3 before it answered.');
});
