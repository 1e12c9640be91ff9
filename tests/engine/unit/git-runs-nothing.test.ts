import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { canCommit, commitContent } from '../../../src/studio/server/changes/commit-content';
import { readAll } from '../../support/git/git-callers';
import { forms, hostileRepository, hostileSettings } from '../../support/git/hostile-repository';
import { oneOfEvery, timesOf, withVariations } from '../../support/variations';

afterEach(() => vi.unstubAllEnvs());

const names = Object.keys(hostileSettings);

/** Every setting is in one of them; each alone is a variation. */
const [some, others] = [
  names.filter((_, index) => index % 2 === 0),
  names.filter((_, index) => index % 2 === 1),
];
const sets = withVariations(
  [some, others],
  names.map((name) => [name]),
);

test.each(oneOfEvery(3, forms))('%s: reading runs nothing, whatever its settings are', async (form) => {
  for (const set of sets) {
    const { content, ran } = hostileRepository(
      form,
      set,
      set.some((name) => /partial|upload/.test(name)),
    );
    await readAll(content);
    expect([set, ran()]).toEqual([set, []]);
  }
});

const isBare = (form: string) => form.startsWith('bare');

test.each(forms)('%s: git alone would have run it', (form) => {
  const { content, ran } = hostileRepository(form, [isBare(form) ? 'core.worktree' : 'core.fsmonitor']);
  execFileSync('git', ['status'], { cwd: content, stdio: 'ignore' });
  expect(ran()).toContain(isBare(form) ? 'worktree' : 'fsmonitor');
});

test.each(oneOfEvery(3, forms))('%s: reading finds what it finds without these settings', async (form) => {
  // This one is a file more.
  const most = names.filter((name) => name !== 'extensions.worktreeConfig');
  const expected = await readAll(hostileRepository(form, []).content);
  expect(expected['validate --since']).toContain('site.json');
  expect(expected['changes of the studio']).toMatch(/images\/new.svg .*pages\/contact.json pages\/home.json/);
  expect(ofContent(await readAll(hostileRepository(form, most).content))).toEqual(ofContent(expected));
});

/** Without the files of the bare repository, of which settings are one. */
const ofContent = (answers: Record<string, unknown>) =>
  Object.values(answers)
    .slice(0, 3)
    .map((answer) => String(answer).match(/\b(pages|images)\/\S+|\bsite\.json/g));

test.each(['bare repository in the content', '.git in the content'] as const)(
  '%s: a commit runs nothing of it',
  async (form) => {
    for (const set of sets) {
      const { content, ran } = hostileRepository(form, set);
      for (const who of ['AUTHOR', 'COMMITTER']) {
        vi.stubEnv(`GIT_${who}_NAME`, 'Test');
        vi.stubEnv(`GIT_${who}_EMAIL`, 'test@northport.example');
      }
      expect([set, await canCommit(content)]).toEqual([set, true]);
      expect(await commitContent(content, 'Change')).toMatch(/^[0-9a-f]{7,}$/);
      expect([set, ran()]).toEqual([set, []]);
    }
  },
);

test('random repositories run nothing', async () => {
  const cases = fc.tuple(fc.constantFrom(...forms), fc.subarray(names, { minLength: 2 }), fc.boolean());
  await fc.assert(
    fc.asyncProperty(cases, async ([form, set, isPartial]) => {
      const { content, ran } = hostileRepository(form, set, isPartial);
      await readAll(content);
      expect(ran()).toEqual([]);
    }),
    { numRuns: Number(process.env.HOSTILE_REPOSITORIES ?? timesOf(16)) },
  );
});
