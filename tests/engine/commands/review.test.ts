import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { differences, readFolder } from '../../support/folder-content';
import { gitIn } from '../../support/git/git-repository';
import { elementsOf } from '../../support/html';
import { reviewedAt, reviewedProject } from '../../support/reviewed-site';
import { runProjectCommand } from '../../support/run-project-command';
import { makeTemporaryFolder, temporaryFolder } from '../../support/temporary-site';

const noBrowser = { CHROMIUM_PATH: '/no-such-browser' };

async function build(content: string, outDir: string, ...args: readonly string[]): Promise<string> {
  const options = ['--content', content, '--outDir', outDir, '--no-og', ...args];
  const { code, stdout, stderr } = await runProjectCommand('build', options, noBrowser);
  if (code !== 0) throw new Error(stdout + stderr);
  return stdout;
}

const textsIn = (html: string, name: string) =>
  elementsOf(html)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

describe('a preview of changes of each kind', () => {
  const folder = makeTemporaryFolder();
  const outDir = join(folder, 'out');
  let content = '';
  let project = '';
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const preview = () => build(content, outDir, '--preview', '--at', reviewedAt);

  beforeAll(async () => {
    ({ project, content } = reviewedProject(folder));
    expect(await preview()).toContain(
      `9 pages written to ${outDir} for review, 8 pages of them in /review/: compared with main`,
    );
    return () => rmSync(folder, { recursive: true });
  });

  test('lists every page that differs, by how it does', () => {
    const headings = elementsOf(read('review/index.html'))
      .filter(({ name }) => name === 'h2' || name === 'h3')
      .map(({ name, text }) => `${name === 'h2' ? '' : '  '}${text}`);
    expect(headings).toEqual([
      'On all pages',
      'Changed',
      '  Harbor Lights: networks for harbors',
      '  News of this month',
      '  Radio links by sea',
      'New',
      '  Tides',
      'Later',
      '  News of December',
      'Drafts',
      '  The secret fair',
      'Changed indirectly',
      '  All services',
      'Gone',
      '  An old page',
      'Files and redirects',
    ]);
  });
});
