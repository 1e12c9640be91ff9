import { expect, onTestFinished, test, vi } from 'vitest';
import { editJson } from '../../../tests/support/built-site';
import { temporarySite } from '../../../tests/support/temporary-site';
import { checkContent, createContentCheck } from './check-content';

/** What is printed while something is done, by a clock that moves on by a second whenever it is asked. */
async function printedWhile(work: () => unknown): Promise<string> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
  let printed = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await work();
  return printed;
}

test.each<[string, (folder: string) => unknown]>([
  ['once', (folder) => checkContent(folder)],
  ['again and again', (folder) => createContentCheck(folder)()],
])('a check of much content, made %s, says what it is doing', async (_, check) => {
  const folder = temporarySite(5);
  expect(await printedWhile(() => check(folder))).toContain('Checking the content');
});

test('nothing is printed after a check', async () => {
  const check = createContentCheck(temporarySite());
  const { files } = await check();
  expect(await printedWhile(() => files.list().map((file) => files.read(file)))).toBe('');
});

test('a check made once and one made again warn of the same letters that no font has', async () => {
  const folder = temporarySite();
  editJson<{ site: { name: string } }>(folder, 'site.json', ({ site }) => {
    site.name = 'ש';
  });
  const checks = [checkContent(folder), createContentCheck(folder)()];
  for (const { findings } of await Promise.all(checks))
    expect(findings.filter(({ id }) => id === 'undrawn-letters')).toHaveLength(1);
});
