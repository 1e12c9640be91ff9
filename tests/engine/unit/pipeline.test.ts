import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = '.github/workflows';
const documented = [...readFileSync('docs/publishing.md', 'utf8').matchAll(/```yaml\n(on: .*?)```/gs)];
const workflows: readonly (readonly [name: string, text: string])[] = [
  ...documented.map(([, text = ''], index): [string, string] => [
    `workflow ${index + 1} of docs/publishing.md`,
    text,
  ]),
  ...[folder, 'docs/recipes/dates'].flatMap((place) =>
    readdirSync(place)
      .filter((file) => file.endsWith('.yml'))
      .map((file): [string, string] => [file, readFileSync(`${place}/${file}`, 'utf8')]),
  ),
];

/** The text of each job, by its name. */
const jobsOf = (workflow: string) =>
  workflow
    .split(/^jobs:$/m)[1]
    ?.split(/^(?= {2}\S)/m)
    .slice(1) ?? [];

test('docs/publishing.md shows workflows', () => {
  expect(documented.length).toBeGreaterThan(0);
});

describe.each(workflows)('%s', (_, text) => {
  test('names each action by its commit, and its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses)
      expect(action).toMatch(
        /^(actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/[a-z]+\.yml)$/,
      );
  });

  test('leaves no credentials of git to the code that it runs', () => {
    const checkouts = text.split('actions/checkout@').slice(1);
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts)
      expect(checkout.split('uses:')[0]).toContain('persist-credentials: false');
  });

  test('gives the job that runs code no right to write, and the other one no code', () => {
    const jobs = jobsOf(text);
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) {
      const rights = job.includes('permissions:') ? job : (text.split(/^jobs:$/m)[0] ?? '');
      expect(rights).toContain('permissions:');
      const runsCode = /\brun:/.test(job);
      expect(runsCode).toBe(!/: write/.test(rights));
      if (!runsCode) expect(job).not.toMatch(/checkout|setup-node/);
    }
  });
});

test('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  // Without it beside the lock file, npm would run them.
  expect(dockerfile.indexOf('COPY .npmrc')).toBeLessThan(dockerfile.indexOf('npm ci'));
  expect(dockerfile).toContain('COPY .npmrc');
});

test('each package has one version, and a checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': own, ...others } = packages;
  const wanted = Object.entries({ ...own.dependencies, ...own.devDependencies });
  for (const [name, version] of wanted) expect([name, version]).toEqual([name, expect.stringMatching(/^\d/)]);
  for (const [path, { integrity }] of Object.entries<{ integrity?: string }>(others))
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
});

test('the container says whether it is healthy, and its build sees no secrets', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^HEALTHCHECK .*wget/m);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/.env*', '**/.edit', '**/.edit-*', '**/.git', '.github', 'node_modules']),
  );
});

test('Dependabot looks for new versions of all that runs: packages, actions and images', () => {
  const ecosystems = readFileSync('.github/dependabot.yml', 'utf8').matchAll(/package-ecosystem: (.*)/g);
  expect([...ecosystems].map(([, name]) => name)).toEqual(['npm', 'github-actions', 'docker']);
});
