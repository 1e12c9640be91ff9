import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runProcess } from '../../../scripts/support/run-process';
import { datedSite } from '../../support/dated-site';
import { shellEnv } from '../../support/process-env';
import { publishedSite } from '../../support/published-site';
import { freePort } from '../../support/server';
import { temporaryFolder } from '../../support/temporary-site';
import { long, withVariations } from '../../support/variations';

const recipe = (name: string) => `docs/recipes/dates/${name}`;
const text = (name: string) => readFileSync(recipe(name), 'utf8');

const hour = 3_600_000;
const builtFor = (next: number) => JSON.stringify({ next: new Date(next).toISOString() });
const [past, future] = [builtFor(Date.now() - hour), builtFor(Date.now() + hour)];

interface Settings {
  SITE_URL: string;
  HOOK: string;
}

// They are no part of the project, so they have no types.
const worker: { default: { scheduled(event: undefined, env: Settings): Promise<void> } } = await import(
  resolve(recipe('due.js'))
);
const netlify: { default(): Promise<void>; config: object } = await import(
  resolve(recipe('functions/due.mjs'))
);

describe.each<[what: string, run: (env: Settings) => Promise<void>]>([
  ['the Cloudflare Worker', (env) => worker.default.scheduled(undefined, env)],
  [
    'the function of Netlify',
    (env) => {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      return netlify.default();
    },
  ],
])('%s', (_, run) => {
  const said: unknown[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  });

  test.each<[what: string, answers: Record<string, string | number>, asked: readonly string[]]>([
    [
      'has the site built once if something is due',
      { '/built.json': past, '/hook': '' },
      ['GET /built.json', 'POST /hook'],
    ],
    ['lets a site be where nothing is due yet', { '/built.json': future }, ['GET /built.json']],
    ['lets a site be where nothing has a date', { '/built.json': '{"commit":"abc"}' }, ['GET /built.json']],
  ])('%s', async (_, answers, asked) => {
    const site = await publishedSite(answers);
    await run({ SITE_URL: site.url, HOOK: `${site.url}/hook` });
    expect(site.asked).toEqual(asked);
    const { next } = JSON.parse(`${answers['/built.json']}`);
    expect(said).toEqual(asked.length > 1 ? [`Something was due at ${next}: a build has begun.`] : []);
  });

  test.each<
    [what: string, answers: Record<string, string | number>, asked: readonly string[], reason: RegExp]
  >([
    ['the site has no built.json', {}, ['GET /built.json'], /^127\.0\.0\.1:\d+ answered with 404\.$/],
    [
      'the host shows a page in place of it',
      { '/built.json': '<!doctype html>' },
      ['GET /built.json'],
      /is not valid JSON/,
    ],
    [
      'the hook fails, without its address',
      { '/built.json': past, '/hook': 500 },
      ['GET /built.json', 'POST /hook'],
      /^127\.0\.0\.1:\d+ answered with 500\.$/,
    ],
  ])('fails if %s', async (_, answers, asked, reason) => {
    const site = await publishedSite(answers);
    await expect(run({ SITE_URL: site.url, HOOK: `${site.url}/hook` })).rejects.toThrow(reason);
    expect(site.asked).toEqual(asked);
    expect(said).toEqual([]);
  });

  test('fails if the site does not answer, and does not ask for a build', async () => {
    const host = await publishedSite({ '/hook': '' });
    const nobody = `http://127.0.0.1:${await freePort()}`;
    await expect(run({ SITE_URL: nobody, HOOK: `${host.url}/hook` })).rejects.toThrow('fetch failed');
    expect(host.asked).toEqual([]);
  });
});

test('Netlify runs its function as often as Cloudflare its Worker', () => {
  const [, cron] = /^ {3}crons = \["(.*)"\]$/m.exec(readFileSync('docs/dates.md', 'utf8')) ?? [];
  expect(netlify.config).toEqual({ schedule: cron });
});

/** Stands for the commands of a recipe but `due`: writes down that it was called, and fails if it is to. */
const standIn = `#!/bin/sh
call="$(basename "$0") $*"
case "$call" in
  'npm run -s due -- '*) shift 4; exec node scripts/run.mjs due "$@" ;;
esac
echo "$call" >> "$CALLS"
[ "$call" != "$FAILING" ]
`;

/** Runs a recipe in the project, where nothing but `due` is what it says. */
async function runRecipe(command: readonly string[], env: Record<string, string>, failing = '') {
  const folder = temporaryFolder();
  const programs = join(folder, 'programs');
  const calls = join(folder, 'calls');
  mkdirSync(programs);
  for (const name of ['npm', 'git', 'rsync']) {
    writeFileSync(join(programs, name), standIn);
    chmodSync(join(programs, name), 0o755);
  }
  const [program = '', ...args] = command;
  const PATH = `${programs}:${process.env.PATH}`;
  const { code, stdout, stderr } = await runProcess(program, args, {
    env: shellEnv({ ...env, PATH, CALLS: calls, FAILING: failing, SITE_CONTENT: datedSite() }),
  });
  const called = existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : [];
  return { code, called, said: stdout + stderr };
}

describe('the service of systemd', () => {
  const lines = (name: string) =>
    [...text('site-dates.service').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(
      ([, value = '']) => value,
    );
  const run = (url: string, failing?: string) =>
    runRecipe(lines('ExecStart')[0]?.split(' ') ?? [], { SITE_URL: url, TO: '/srv/site/' }, failing);

  const pull = ['git pull -q --ff-only', 'npm ci', 'npm run build'];
  const upload = ['rsync -rc --exclude=*.html dist/ /srv/site/', 'rsync -rc --delete-after dist/ /srv/site/'];

  test('sets what its script needs', () => {
    const needed = new Set([...text('publish.sh').matchAll(/"\$([A-Z_]+)"/g)].map(([, name]) => name));
    expect(lines('Environment').map((line) => line.split('=')[0])).toEqual([...needed]);
    expect(lines('Type')).toEqual(['oneshot']);
  });

  test('builds and uploads a site where something is due', async () => {
    const { url } = await publishedSite({ '/built.json': past });
    const { code, called, said } = await run(url);
    expect(said).toContain(`${url} is not up to date since `);
    expect([code, called]).toEqual([0, [...pull, ...upload]]);
  });

  long('uploads nothing if the build fails, and fails, too', async () => {
    const { url } = await publishedSite({ '/built.json': past });
    const { code, called } = await run(url, 'npm run build');
    expect([code, called]).toEqual([1, pull]);
  });

  test.each<[what: string, code: number, answers: Record<string, string>]>(
    withVariations(
      [['the site can not be asked', 2, {}]],
      [['nothing is due', 0, { '/built.json': future }]],
    ),
  )('does nothing if %s, and ends with %i', async (_, code, answers) => {
    const { url } = await publishedSite(answers);
    expect(await run(url)).toMatchObject({ code, called: [] });
  });
});

describe('the workflow of GitHub', () => {
  const workflow = text('dates.yml');
  const [, step = ''] = /^ {8}run: \|\n((?: {10}.*\n)+)/m.exec(workflow) ?? [];

  test.each<[what: string, code: number, status: number, answers: Record<string, string>]>(
    withVariations(
      [
        ['something is due', 0, 1, { '/built.json': past }],
        ['the site can not be asked', 1, 2, {}],
      ],
      [['nothing is due', 0, 0, { '/built.json': future }]],
    ),
  )('if %s, its step ends with %i and its status is %i', async (_, code, status, answers) => {
    const { url } = await publishedSite(answers);
    const output = join(temporaryFolder(), 'output');
    const ran = await runRecipe(['bash', '-e', '-c', step], { SITE_URL: url, GITHUB_OUTPUT: output });
    expect([ran.code, ran.called, readFileSync(output, 'utf8')]).toEqual([code, [], `status=${status}\n`]);
  });

  test('publishes by the workflow of docs/publishing.md, if something is due', () => {
    const [, publish = ''] = workflow.split('  publish:\n');
    expect(publish).toContain("if: needs.ask.outputs.status == '1'");
    expect(publish).toContain('uses: ./.github/workflows/pages.yml');
    expect(workflow).toMatch(/^ {4}outputs: { status: "\$\{\{ steps\.due\.outputs\.status }}" }$/m);
    const [, pages = ''] =
      /`\.github\/workflows\/pages\.yml`:\n\n```yaml\n(.*?)```/s.exec(
        readFileSync('docs/publishing.md', 'utf8'),
      ) ?? [];
    expect(pages).toContain('workflow_call: {}');
    // Each has its own: a group that waited for itself would never begin.
    expect([workflow, pages].map((each) => /^concurrency: (.*)$/m.exec(each)?.[1])).toEqual([
      'dates',
      'pages',
    ]);
  });
});
