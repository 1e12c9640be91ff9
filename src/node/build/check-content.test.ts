import { expect, onTestFinished, test, vi } from 'vitest';
import { temporarySite } from '../../../tests/support/temporary-site';
import { checkContent, createContentCheck } from './check-content';

/** What is told while something is done, by a clock that moves on by a second whenever it is asked. */
async function toldWhile(work: () => unknown): Promise<string> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
  let told = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text;
    return true;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await work();
  return told;
}

test.each<[string, (folder: string) => unknown]>([
  ['once', (folder) => checkContent(folder)],
  ['again and again', (folder) => createContentCheck(folder)()],
])('a check of much content, made %s, tells what it is doing', async (_, check) => {
  const folder = temporarySite(5);
  expect(await toldWhile(() => check(folder))).toContain('Checking the content');
});

test('nothing is told after a check', async () => {
  const check = createContentCheck(temporarySite());
  const { files } = check();
  expect(await toldWhile(() => files.list().map((file) => files.read(file)))).toBe('');
});
