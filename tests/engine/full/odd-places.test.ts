import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { SiteContent } from '../../../src/site/schema/types.gen';
import { editJson } from '../../support/built-site';
import { readFolder } from '../../support/folder-content';
import { generateSite } from '../../support/generate-site';
import { commands, type Ended, runInPlace, traced } from '../../support/odd/run-in-place';
import { copyProject } from '../../support/project-copy';
import { diskTroubles, smallDisk } from '../../support/small-disk';
import { temporaryFolder } from '../../support/temporary-site';
import type { Written } from '../../support/written';

// Each place has bundles of its own for sixteen commands.
vi.setConfig({ testTimeout: 15 * 60_000 });

/** A project with a small site, its own packages or those of a folder above. */
function projectAt(folder: string, packages?: string): string {
  copyProject(folder, packages);
  generateSite(join(folder, 'content'), 1);
  writeFileSync(
    join(folder, 'transaction.json'),
    JSON.stringify({
      name: 'Title',
      operations: [{ op: 'set', file: 'pages/contact.json', at: '/title', value: 'How to reach the harbor' }],
    }),
  );
  writeFileSync(join(folder, 'scene.json'), JSON.stringify({ type: 'scene', layout: 'single', seed: 'a' }));
  return folder;
}

const servers = ['preview', 'start', 'dev', 'edit'];

/** All commands, in one project, one after the other. */
async function runAll(folder: string, env?: NodeJS.ProcessEnv, user?: number): Promise<Map<string, Ended>> {
  const ended = new Map<string, Ended>();
  for (const command of commands) ended.set(command.join(' '), await runInPlace(folder, command, env, user));
  return ended;
}

/** No command ends with a trace, and what it says when it refuses is one sentence or two. */
function expectPlain(ended: ReadonlyMap<string, Ended>): void {
  for (const [command, { code, printed }] of ended) {
    expect([command, ...traced(printed)]).toEqual([command]);
    expect([0, 1, 2], command).toContain(code);
  }
}

/** Every command does what it does elsewhere. */
function expectWorking(ended: ReadonlyMap<string, Ended>, but: readonly string[] = []): void {
  expectPlain(ended);
  for (const [command, { code, printed, status }] of ended) {
    const [name = ''] = command.split(' ');
    if (but.includes(name) || /^(init|test|tool)/.test(name)) continue;
    expect([command, code, printed]).toEqual([command, 0, expect.anything()]);
    if (servers.includes(name)) expect([command, status]).toEqual([command, 200]);
  }
}

function expectRefusing(ended: ReadonlyMap<string, Ended>, sentence: RegExp): void {
  for (const [command, { code, printed }] of ended) {
    expect([command, printed.trim()]).toEqual([command, expect.stringMatching(sentence)]);
    expect([command, printed.trim().split('\n').length, code]).toEqual([command, 1, 2]);
  }
}

describe('every command', () => {
  test.each([
    ['C sites (50 %zz) & [ü]', []],
    ['%20', []],
    ['a{b}*!', []],
    // Its configuration can't name such a folder, and it says so.
    ['$HOME; ~', ['nginx']],
    ['日本 ́e', []],
  ])('works in a folder named %s', async (name, but) =>
    expectWorking(await runAll(projectAt(join(temporaryFolder(), name))), but),
  );

  test('but the development server works in a folder with a #', async () => {
    const ended = await runAll(projectAt(join(temporaryFolder(), 'C# #1')));
    expectWorking(ended, ['dev']);
    expect(ended.get('dev --port 0')).toMatchObject({
      code: 2,
      printed: expect.stringMatching(/^The path of this project, .* has the character "#", /),
    });
  });

  test.each(['a?b', 'a\nb'])('says that it can’t work in a folder named %j', async (name) =>
    expectRefusing(
      await runAll(projectAt(join(temporaryFolder(), name))),
      /^The path of this project, .* Rename the folder\.$/,
    ),
  );

  test('works with packages that are installed above the project, as in a workspace', async () => {
    const above = temporaryFolder();
    expectWorking(await runAll(projectAt(join(above, 'site'), join(above, 'node_modules'))));
  });

  test('says that packages are missing', async () => {
    const folder = projectAt(temporaryFolder());
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const sentence = /^Not all packages of this project are installed\. Run: npm ci$/;
    expectRefusing(await runAll(folder), sentence);
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    expectRefusing(await runAll(folder), sentence);
  });

  test.each([0, 1, 7, 60])('works with %i file watchers left', async (left) =>
    expectWorking(
      await runAll(projectAt(temporaryFolder()), {
        NODE_OPTIONS: `--require ${resolve('tests/support/odd/no-watchers.cjs')}`,
        WATCHERS: String(left),
      }),
    ),
  );

  /** `nobody`, to whom nothing belongs. */
  const stranger = 65_534;
  const own = (...folders: string[]) => {
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      execFileSync('chown', ['-R', `${stranger}:${stranger}`, folder]);
    }
  };
  test.each<[string, 'cold' | 'warm', (folder: string) => void]>([
    ['belongs to another user', 'cold', () => {}],
    ['another user has worked in', 'warm', () => {}],
    ['another user has worked in, but for its output', 'warm', (folder) => own(join(folder, 'dist'))],
    ['has only caches of one’s own', 'cold', (folder) => own(join(folder, 'node_modules/.vite'))],
    ['has only content of one’s own', 'warm', (folder) => own(join(folder, 'content'))],
    ['keeps a page secret', 'warm', (folder) => chmodSync(join(folder, 'content/pages/contact.json'), 0o600)],
    ['keeps its pages secret', 'cold', (folder) => chmodSync(join(folder, 'content/pages'), 0o700)],
    ['keeps its content secret', 'warm', (folder) => chmodSync(join(folder, 'content'), 0o700)],
    ['keeps its output secret', 'warm', (folder) => chmodSync(join(folder, 'dist'), 0o700)],
    ['keeps its code secret', 'warm', (folder) => chmodSync(join(folder, 'src'), 0o700)],
  ])('works in a project that %s (%s), or says what it can’t read or write', async (_, state, begin) => {
    const folder = projectAt(temporaryFolder());
    chmodSync(folder, 0o755);
    if (state === 'warm') await runAll(folder);
    begin(folder);
    expectPlain(await runAll(folder, { HOME: '/nonexistent' }, stranger));
  });

  test.each(diskTroubles)('works on $trouble, or says what it can’t write', async ({ begin }) => {
    const disk = smallDisk(300);
    const cold = projectAt(join(disk, 'cold'));
    const warm = projectAt(join(disk, 'warm'));
    await runAll(warm);
    begin(disk);
    expectPlain(await runAll(cold));
    expectPlain(await runAll(warm));
  });
});

test.each(['EIO', 'EACCES', 'ENOSPC'])(
  'a build of which any one rename fails with %s says so, and leaves the last site or the new one',
  async (code) => {
    const folder = projectAt(temporaryFolder());
    const preload = resolve('tests/support/odd/failing-rename.cjs');
    const build = (fails: number) => {
      editJson<Written<SiteContent>>(join(folder, 'content'), 'site.json', ({ footer }) => {
        footer.text = `Version ${fails} of the site.`;
      });
      const env = { NODE_OPTIONS: `--require ${preload}`, FAILS: String(fails), CODE: code };
      return runInPlace(folder, ['build', '--no-og'], env);
    };
    /** The versions of all documents of the output. */
    const versions = () =>
      [...readFolder(join(folder, 'dist'))].flatMap(([file, text]) =>
        file.endsWith('.html') ? (/Version \d+/.exec(text)?.[0] ?? '') : [],
      );
    expect(await build(0)).toMatchObject({ code: 0 });
    const { length } = versions();
    let failed = 0;
    for (let fails = 1; fails <= 15; fails += 1) {
      const ended = await build(fails);
      expectPlain(new Map([[`rename ${fails}`, ended]]));
      if (ended.code !== 0) failed += 1;
      expect([fails, new Set(versions()).size, versions().length]).toEqual([fails, 1, length]);
      if (ended.code === 0) expect(versions()[0]).toBe(`Version ${fails}`);
    }
    expect(failed).toBeGreaterThan(4);
  },
);
