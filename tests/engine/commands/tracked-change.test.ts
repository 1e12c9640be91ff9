import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandHere } from '../../support/run-command-here';
import { temporarySite } from '../../support/temporary-site';

test.each(['.edit/plan.json', '.edit-made-x/plan.json', '.edit-lock/1', '.edit'])(
  'validate reports that git tracks %s',
  async (file) => {
    const content = temporarySite();
    const [name = ''] = file.split('/');
    if (name !== file) mkdirSync(join(content, name));
    writeFileSync(join(content, file), '{}');
    const check = async () => {
      const { stdout } = await runCommandHere('validate', ['--content', content, '--format', 'json']);
      const found: { id: string; severity: string; message: string }[] = JSON.parse(stdout);
      return found.filter(({ id }) => id === 'tracked-change');
    };
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: content });
    git('init', '-q');
    expect(await check()).toEqual([]);
    git('add', '-f', file);
    expect(await check()).toMatchObject([
      {
        severity: 'error',
        message: `git tracks ${name}, which only a command or the studio may write.`,
      },
    ]);
  },
);
