import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { datedSite } from '../../support/dated-site';
import { runCommandHere } from '../../support/run-command-here';
import { runProjectCommand } from '../../support/run-project-command';
import { startServer } from '../../support/server';
import { temporaryFolder } from '../../support/temporary-site';
import { long } from '../../support/variations';

const [first, second] = ['2026-12-01T01:00:00.000Z', '2026-12-23T16:00:00.000Z'];

test('each build has the pages of its instant, says when the next one is due, and does nothing before', async () => {
  const content = datedSite();
  const outDir = temporaryFolder();
  const build = async (at: string) => {
    const { code, stdout, stderr } = await runProjectCommand('build', [
      ...['--content', content, '--outDir', outDir, '--no-og', '--at', at],
    ]);
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    return stdout;
  };
  const written = () => {
    const { since, next } = JSON.parse(readFileSync(join(outDir, 'built.json'), 'utf8'));
    const isShown = (name: string) => {
      const file = join(outDir, name, 'index.html');
      // A document that leads on stays where a page was.
      return existsSync(file) && readFileSync(file, 'utf8').includes(`Heading of /${name}`);
    };
    const pages = ['news', 'sale'].filter(isShown);
    return { pages, since, next };
  };

  for (const [at, again, expected] of [
    ['2026-11-01', '2026-12-01T08:59+08:00', { pages: ['sale'], since: undefined, next: first }],
    ['2026-12-01T09:00+08:00', '2026-12-23', { pages: ['news', 'sale'], since: first, next: second }],
    ['2027-01-01', '2026-12-24T00:00+08:00', { pages: ['news'], since: second, next: undefined }],
  ] as const) {
    expect(await build(at)).not.toContain('Nothing has changed');
    expect(written()).toEqual(expected);
    // The front page and the page for unknown addresses are always there.
    expect(await build(again)).toContain(
      `Nothing has changed: ${expected.pages.length + 2} pages in ${outDir} are up to date`,
    );
    expect(written()).toEqual(expected);
  }
});

test.each([
  [
    '2026-11-01',
    1,
    [
      [
        'link-later',
        'The page /news is shown from 1 Dec 2026, 09:00 (Asia/Makassar). Until then, this link is left out.',
      ],
    ],
  ],
  ['2027-01-01', 0, [['date-past', 'The block was shown until 1 Dec 2026, 09:00 (Asia/Makassar).']]],
])('validate --strict --at %s ends with %i', async (at, code, expected) => {
  const checked = await runCommandHere('validate', [
    ...['--content', datedSite(), '--format', 'json', '--strict', '--at', at],
  ]);
  const found = JSON.parse(checked.stdout).map(({ id, message }: { id: string; message: string }) => [
    id,
    message,
  ]);
  expect([checked.code, found]).toEqual([code, expected]);
});

const refusal = (at: string) =>
  `--at takes an instant with an offset, such as 2026-12-01T09:00+08:00, not ${at}.\n`;

test.each(['tomorrow', '2026-12-01T09:00', '2026-13-01', '2026-12-01 09:00Z', '1 Dec 2026', '1764550800'])(
  'the instant %j is refused',
  async (at) => {
    expect(await runCommandHere('validate', ['--content', datedSite(), '--at', at])).toEqual({
      code: 2,
      stdout: '',
      stderr: refusal(at),
    });
  },
);

test('build refuses an instant before it writes', async () => {
  const outDir = temporaryFolder();
  const args = ['--content', datedSite(), '--outDir', outDir, '--at', 'tomorrow'];
  expect(await runProjectCommand('build', args)).toMatchObject({ code: 2, stderr: refusal('tomorrow') });
  expect(existsSync(join(outDir, 'built.json'))).toBe(false);
});

long('dev shows the site of an instant', async () => {
  const server = await startServer('dev', ['--at', '2026-11-01'], { SITE_CONTENT: datedSite() });
  onTestFinished(server.stop);
  const answers = ['/news', '/sale'].map((path) =>
    fetch(server.url + path, { headers: { accept: 'text/html' } }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 200]);
});
