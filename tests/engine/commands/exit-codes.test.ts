import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { editFile } from '../../support/edit-file';
import { listen } from '../../support/listen';
import { runProjectCommand } from '../../support/run-project-command';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';
import { withVariations } from '../../support/variations';

const service = 'pages/services/service-0.json';

/** A site with one mistake: a key that no block has. */
function brokenSite(): string {
  const folder = temporarySite();
  editFile(join(folder, service), '"heading": "Plan Ahead"', '"headin": "Plan Ahead"');
  return folder;
}

/** Exit code 2 and one plain sentence (or two): no trace. */
function expectRefusal({ code, stderr }: { code: number; stderr: string }, reason: RegExp): void {
  expect(stderr).toMatch(reason);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
}

describe('validate', () => {
  test('ends with 0 for valid content, warnings or not', async () => {
    const { code } = await runProjectCommand('validate', ['--content', temporarySite()]);
    expect(code).toBe(0);
  });

  test('ends with 1 for warnings when it is strict', async () => {
    const { code } = await runProjectCommand('validate', ['--strict', '--content', temporarySite()]);
    expect(code).toBe(1);
  });

  test('ends with 1 for a mistake and reports its place once', async () => {
    const { code, stdout } = await runProjectCommand('validate', ['--format', 'json'], {
      SITE_CONTENT: brokenSite(),
    });
    const errors = JSON.parse(stdout).filter(({ severity }: { severity: string }) => severity === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ file: expect.stringContaining(service), pointer: '/blocks/1/headin' });
    expect(code).toBe(1);
  });
});

describe.each(withVariations(['validate', 'build'], ['apply', 'dev', 'types', 'preview', 'nginx', 'test']))(
  '%s',
  (name) => {
    test('refuses an unknown option', async () => {
      expectRefusal(
        await runProjectCommand(name, ['--no-such-option']),
        /^There is no option --no-such-option: npm (run )?[a-z]+ -- --help shows what there is\.$/m,
      );
    });
  },
);

describe.each(withVariations(['build'], ['validate', 'dev']))('%s', (name) => {
  test.each(withVariations(['--content'], ['SITE_CONTENT']))(
    'refuses a content folder that is missing, named by %s',
    async (by) => {
      const missing = join(temporaryFolder(), 'missing');
      const args = name === 'build' ? ['--outDir', join(temporaryFolder(), 'dist')] : [];
      const byOption = by === '--content';
      expectRefusal(
        await runProjectCommand(
          name,
          byOption ? [...args, '--content', missing] : args,
          byOption ? {} : { SITE_CONTENT: missing },
        ),
        /There is no content folder .*missing/,
      );
    },
  );
});

test.each(withVariations(['preview'], ['edit', 'dev']))('%s refuses a port that is in use', async (name) => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const port = await listen(server, 'localhost');
  const folder = temporarySite();
  for (const file of ['index.html', '_headers']) writeFileSync(join(folder, file), '');
  const args = {
    preview: ['--outDir', folder],
    edit: ['--no-open', '--content', folder],
    dev: ['--content', folder],
  };
  const { code, stderr } = await runProjectCommand(name, ['--port', String(port), ...args[name]]);
  expect(stderr.trim().split('\n').at(-1)).toBe(`Port ${port} is in use. Choose another with --port.`);
  expect(code).toBe(2);
});

test.each(withVariations(['preview'], ['nginx']))(
  '%s refuses an output that was never built',
  async (name) => {
    expectRefusal(await runProjectCommand(name, ['--outDir', temporaryFolder()]), /npm run build/);
  },
);
