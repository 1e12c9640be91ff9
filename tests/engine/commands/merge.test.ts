import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { driverCommand } from '../../../scripts/merge/set-driver';
import { commandArgs, runProcess } from '../../../scripts/support/run-process';
import { commit, engineAndSite, headOf, put, replaceIn, upgradeEnv } from '../../support/engine-and-site';
import { gitIn } from '../../support/git/git-repository';
import { makeTemporaryFolder } from '../../support/temporary-site';
import { long, oneOfEvery } from '../../support/variations';

const about = 'content/pages/about.json';
const folder = makeTemporaryFolder();
let site: string;
let start: string;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(name: 'init' | 'merge' | 'validate', ...args: readonly string[]) {
  const said = await runProcess(process.execPath, commandArgs(name, ...args), {
    cwd: site,
    env: upgradeEnv(),
  });
  // Said on a slow machine alone.
  return { ...said, stderr: said.stderr.replace(/^Merging the branch …\n/, '') };
}
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const pageIn = (file: string) => JSON.parse(read(file));
const settingOf = (name: string) => gitIn(site, 'config', '--local', '--get', name);

beforeAll(async () => {
  site = engineAndSite(folder).site;
  expect(await run('init', '--name', 'Acme', '--yes')).toMatchObject({ code: 0 });
  commit(site, 'Our site');
  start = headOf(site);
});

type Change = () => void;

const inPage =
  (part: string, instead: string, file = about): Change =>
  () =>
    replaceIn(site, file, part, instead);

/** Two branches from the same commit: `main` with theirs, and `ours`, which is checked out. */
function diverge(ours: Change, theirs: Change): void {
  gitIn(site, 'checkout', '-q', 'main');
  gitIn(site, 'reset', '-q', '--hard', start);
  theirs();
  commit(site, 'Theirs');
  gitIn(site, 'checkout', '-q', '-B', 'ours', start);
  ours();
  commit(site, 'Ours');
}

const move = (from: string, to: string) => {
  mkdirSync(dirname(join(site, to)), { recursive: true });
  renameSync(join(site, from), join(site, to));
};

const heading = '"The people behind the work"';
const card = (title: string) => `        {
          "icon": "wifi",
          "title": "${title}",
          "text": "A text."
        },
`;
const firstCard = '        {\n          "icon": "message-square"';
const conflict = `content/pages/about.json:10:18 page "/about" › block 1 (hero) › heading: This was changed by both sides.
  before: "The people behind the work"
  ours:   "The team"
  theirs: "The people"
`;
const howToSettle =
  'Nothing was changed. To keep the values of ours: npm run merge -- --branch main --ours. To take those of theirs: npm run merge -- --branch main --theirs. To choose one by one, write each that is to count into this branch, commit it, and run the first.\n';

describe('npm run init', () => {
  test('tells git how to merge content, in this repository alone', () => {
    expect(settingOf('merge.content.driver')).toBe("node 'scripts/run.mjs' merge %O %A %B %P\n");
    expect(gitIn(site, 'check-attr', 'merge', '--', about)).toBe(`${about}: merge: content\n`);
  });

  test('quotes the path of a project below its repository for git and for the shell', () => {
    expect(driverCommand("it's 5%/scripts/run.mjs")).toBe(
      "node 'it'\\''s 5%%/scripts/run.mjs' merge %O %A %B %P",
    );
  });
});

describe('git merge', () => {
  test('merges two cards at one place, a moved block, and a text within it', async () => {
    diverge(
      () => {
        inPage(firstCard, card('Ours') + firstCard)();
        const { blocks, ...page } = pageIn(about);
        put(
          site,
          about,
          `${JSON.stringify({ ...page, blocks: blocks.toSpliced(1, 1).toSpliced(2, 0, blocks[1]) }, null, 2)}\n`,
        );
      },
      () => {
        inPage(firstCard, card('Theirs') + firstCard)();
        inPage('"Why we started"', '"Why we began"')();
      },
    );
    gitIn(site, 'merge', '-q', 'main');
    const { blocks } = pageIn(about);
    expect(blocks.map(({ heading }: { heading: string }) => heading)).toEqual([
      'The people behind the work',
      'How we decide',
      'Why we began',
      'Meet us',
    ]);
    const titles = blocks[1].cards.map(({ title }: { title: string }) => title);
    expect(titles.slice(0, 3)).toEqual(['Ours', 'Theirs', 'Plain words']);
    expect((await run('validate')).code).toBe(0);
  });

  test('leaves a field that both have changed as on ours, valid, and says what both have', () => {
    diverge(inPage(heading, '"The team"'), inPage(heading, '"The people"'));
    const before = read(about);
    const { code, said } = mergeByGit();
    expect(code).toBe(1);
    expect(said).toContain(
      `${conflict}content/pages/about.json has the values of ours there. Write what is to count, then run: git add content/pages/about.json. The file of theirs: git show :3:content/pages/about.json\n`,
    );
    expect(read(about)).toBe(before);
    expect(gitIn(site, 'status', '--porcelain')).toBe(`UU ${about}\n`);
    gitIn(site, 'merge', '--abort');
  });

  test('leaves a file as on ours if the page would be invalid', () => {
    const withId = (id: string) => inPage('"type": "split",', `"type": "split",\n      "id": "${id}",`);
    const other = inPage('"type": "cardGrid",', '"type": "cardGrid",\n      "id": "why",');
    diverge(withId('why'), other);
    const before = read(about);
    expect(mergeByGit()).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        'content/pages/about.json: The changes of both sides do not go together. page "/about" › block 3 (cardGrid): The id "why" appears twice on this page.\n',
      ),
    });
    expect(read(about)).toBe(before);
    gitIn(site, 'merge', '--abort');
  });

  test('takes a page whose name a shell would run', () => {
    const odd = "content/pages/$(touch mark) it's `touch mark`;.json";
    const copy = () => {
      put(site, odd, read(about).replace('"/about"', '"/odd"'));
      commit(site, 'Odd');
      start = headOf(site);
    };
    gitIn(site, 'checkout', '-q', '-B', 'odd', start);
    const last = start;
    copy();
    diverge(inPage(heading, '"The team"', odd), inPage('"Meet us"', '"Visit us"', odd));
    start = last;
    gitIn(site, 'merge', '-q', 'main');
    expect([pageIn(odd).blocks[0].heading, pageIn(odd).blocks[3].heading]).toEqual(['The team', 'Visit us']);
    expect(existsSync(join(site, 'mark'))).toBe(false);
  });
});

function mergeByGit(): { code: number; said: string } {
  try {
    return { code: 0, said: gitIn(site, 'merge', 'main') };
  } catch (error) {
    const { status, stderr, stdout } = Object(error);
    return { code: status, said: `${stdout}${stderr}` };
  }
}

describe('npm run merge -- --branch', () => {
  beforeEach(() => {
    // As in a clone: git takes no setting from there.
    gitIn(site, 'config', '--local', 'merge.content.driver', 'exit 1');
  });

  /** What must be as before if nothing was changed. */
  const state = () => [
    headOf(site),
    gitIn(site, 'status', '--porcelain'),
    gitIn(site, 'worktree', 'list', '--porcelain').match(/^worktree /gm)?.length,
  ];

  test('merges pages by structure and all else by git, in one commit', async () => {
    diverge(
      () => {
        inPage(firstCard, card('Ours') + firstCard)();
        put(site, 'notes.txt', 'Ours.\n');
      },
      () => {
        inPage(firstCard, card('Theirs') + firstCard)();
        put(site, 'other.txt', 'Theirs.\n');
      },
    );
    const before = headOf(site);
    const { code, stdout, stderr } = await run('merge', '--branch', 'main');
    expect([code, stdout, stderr]).toEqual([0, 'main is merged, in one commit: 1 file by structure.\n', '']);
    expect(gitIn(site, 'log', '-1', '--format=%s %P')).toBe(
      `Merge branch 'main' ${before} ${gitIn(site, 'rev-parse', 'main')}`,
    );
    expect([read('notes.txt'), read('other.txt')]).toEqual(['Ours.\n', 'Theirs.\n']);
    expect(pageIn(about).blocks[2].cards).toHaveLength(6);
    expect(state()).toEqual([headOf(site), '', 1]);
    expect(await run('merge', '--branch', 'main')).toMatchObject({
      code: 0,
      stdout: 'This branch has all of main already. Nothing was changed.\n',
    });
  });

  long('changes nothing in a conflict and lists it, or lets one side decide', async () => {
    const both = (one: Change, other: Change) => () => {
      one();
      other();
    };
    diverge(
      both(inPage(heading, '"The team"'), inPage('"Why we started"', '"Why"')),
      both(inPage(heading, '"The people"'), inPage('"Meet us"', '"Visit us"')),
    );
    const before = state();
    const { code, stderr } = await run('merge', '--branch', 'main');
    expect([code, stderr]).toEqual([1, conflict + howToSettle]);
    expect(state()).toEqual(before);
    for (const [side, value] of [
      ['--theirs', 'The people'],
      ['--ours', 'The team'],
    ] as const) {
      expect(await run('merge', '--branch', 'main', side)).toMatchObject({ code: 0 });
      expect(pageIn(about).blocks.map((block: { heading: string }) => block.heading)).toEqual([
        value,
        'Why',
        'How we decide',
        'Visit us',
      ]);
      gitIn(site, 'reset', '-q', '--hard', 'HEAD^');
    }
  });

  long('merges a page that one has moved and the other has changed', async () => {
    const moved = 'content/pages/company/team.json';
    diverge(inPage(heading, '"The team"'), () => {
      move(about, moved);
      inPage('"path": "/about"', '"path": "/company/team",\n  "aliases": ["/about"]', moved)();
      inPage('../../page.schema.json', '../../../page.schema.json', moved)();
    });
    expect(await run('merge', '--branch', 'main')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(site, about))).toBe(false);
    expect(pageIn(moved)).toMatchObject({ path: '/company/team', aliases: ['/about'] });
    expect(pageIn(moved).blocks[0].heading).toBe('The team');
  });

  const support = 'content/pages/services/support.json';
  /** With all links to it. */
  const deleteSupport = () => {
    rmSync(join(site, support));
    for (const file of globSync('content/**/*.json', { cwd: site }))
      put(site, file, read(file).replaceAll('"/services/support"', '"/contact"'));
  };

  long('asks about a page that one has deleted and the other has changed', async () => {
    diverge(inPage('"Fewer interruptions"', '"Less trouble"', support), deleteSupport);
    const before = state();
    const { code, stderr } = await run('merge', '--branch', 'main');
    const sentence = `${support}: This file was changed by ours, and removed by theirs.\n`;
    expect([code, stderr]).toEqual([1, sentence + howToSettle]);
    expect(state()).toEqual(before);
    expect(await run('merge', '--branch', 'main', '--ours')).toMatchObject({ code: 0 });
    expect(pageIn(support).blocks[1].heading).toBe('Less trouble');
    gitIn(site, 'reset', '-q', '--hard', 'HEAD^');
    expect(await run('merge', '--branch', 'main', '--theirs')).toMatchObject({ code: 0 });
    expect(existsSync(join(site, support))).toBe(false);
  });

  long('changes nothing if the content of both would have an error', async () => {
    diverge(inPage('"href": "/contact"', '"href": "/services/support"'), deleteSupport);
    const before = state();
    const { code, stderr } = await run('merge', '--branch', 'main');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^content\/pages\/about\.json:63:52 error There is no page \/services\/support\. \(broken-link\)$/m,
    );
    expect(stderr).toContain(
      '\n\nWith the changes of both branches the content has errors, so nothing was changed. Correct them on one of the branches, commit, and run this again.\n',
    );
    expect(state()).toEqual(before);
  });

  long('names another file of which both have changed the same lines', async () => {
    diverge(
      () => put(site, 'notes.txt', 'Ours.\n'),
      () => put(site, 'notes.txt', 'Theirs.\n'),
    );
    const { code, stderr } = await run('merge', '--branch', 'main');
    expect([code, stderr]).toEqual([
      1,
      `notes.txt: Both sides have changed the same lines of this file.\n${howToSettle}`,
    ]);
  });

  const refusals: readonly (readonly [readonly string[], string])[] = [
    [['--branch', 'no-such'], 'There is no branch no-such here. git branch --all lists those that are.'],
    [['--branch', '--output=x'], '--branch needs a value: --branch NAME.'],
    [['--branch=--output=x'], 'There is no branch --output=x here. git branch --all lists those that are.'],
    [['--branch', 'main', '--ours', '--theirs'], 'Give either --ours or --theirs, not both.'],
    [['--theirs'], '--theirs goes with --branch: npm run merge -- --branch main --theirs.'],
    [['--branch', 'main', 'a.json'], '--branch merges all files of a branch: leave out a.json.'],
    [['a.json', 'b.json'], 'npm run merge needs three files, BASE OURS THEIRS, or --branch NAME.'],
    [['no.json', 'such.json', 'file.json'], "no.json can't be read."],
  ];

  test.each(oneOfEvery(3, refusals))('says in one sentence why %j can not be', async (args, message) => {
    const { code, stderr } = await run('merge', ...args);
    expect([code, stderr]).toEqual([2, `${message}\n`]);
  });

  test('refuses what is in no commit', async () => {
    put(site, 'notes.txt', 'New.\n');
    const { code, stderr } = await run('merge', '--branch', 'main');
    expect([code, stderr]).toEqual([
      2,
      'notes.txt is in no commit yet. Commit or remove what was changed, then run this again.\n',
    ]);
    gitIn(site, 'checkout', '-q', '--', 'notes.txt');
  });
});

describe('npm run merge -- BASE OURS THEIRS', () => {
  test('writes the result into OURS, with its line ends', async () => {
    const base = read(about);
    put(site, 'merge/base.json', base);
    put(site, 'merge/ours.json', base.replace(heading, '"The team"').replaceAll('\n', '\r\n'));
    put(site, 'merge/theirs.json', base.replace('"Meet us"', '"Visit us"'));
    const files = ['base', 'ours', 'theirs'].map((name) => `merge/${name}.json`);
    expect(await run('merge', ...files)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    const merged = base.replace(heading, '"The team"').replace('"Meet us"', '"Visit us"');
    expect(read('merge/ours.json')).toBe(merged.replaceAll('\n', '\r\n'));
  });
});
