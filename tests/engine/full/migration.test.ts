import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type CommandName, commandArgs, runProcess } from '../../../scripts/support/run-process';
import { addMigration } from '../../support/add-migration';
import { commit, engineAndSite, headOf, runUpgrade } from '../../support/engine-and-site';
import { filesIn } from '../../support/files-in';
import { generateSite } from '../../support/generate-site';
import { commitAll, gitIn } from '../../support/git/git-repository';
import { copyProject } from '../../support/project-copy';
import { temporaryFolder } from '../../support/temporary-site';
import { long } from '../../support/variations';

/** A copy of the project, and its content. */
function makeProject() {
  const project = copyProject(temporaryFolder());
  generateSite(join(project, 'content'), 2);
  const at = (file: string) => join(project, file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const read = (file: string) => readFileSync(at(file), 'utf8');
  return {
    project,
    read,
    write,
    texts: () => Object.fromEntries(filesIn(at('content')).map((file) => [file, read(`content/${file}`)])),
    run: (name: CommandName, ...args: string[]) =>
      runProcess(process.execPath, commandArgs(name, ...args), { cwd: project }),
  };
}

test('content of an older version has one message, and --fix brings it to the newest by the fewest bytes', async () => {
  const { project, texts, read, write, run } = makeProject();
  addMigration(project, {
    why: 'a hero has a heading',
    steps: [{ at: 'hero.headline', rename: 'heading' }],
  });
  const now = texts();
  for (const file of filesIn(join(project, 'content/pages')))
    write(
      `content/pages/${file}`,
      `\uFEFF${read(`content/pages/${file}`).replace(/("type": "hero",\s+)"heading"/, '$1"headline"')}`.replaceAll(
        '\n',
        '\r\n',
      ),
    );
  const old = texts();
  const message =
    'This content is of version 0, and the engine of version 1: 4 places in 4 files will change, because a hero has a heading. `npm run validate -- --fix` changes them. (migration)';

  const found = await run('validate', '--format', 'github');
  expect(found).toMatchObject({ code: 1 });
  expect(found.stdout.match(/^::/gm)).toHaveLength(1);

  const shown = await run('validate', '--fix', '--dry-run');
  expect(shown).toMatchObject({ code: 0, stderr: `content/site.json:1:1 ${message}\n1 problem to fix.\n` });
  expect(shown.stdout.match(/^[+-] .*/gm)).toHaveLength(9);
  expect(texts()).toEqual(old);

  const fixed = await run('validate', '--fix');
  expect(fixed).toMatchObject({ code: 0, stderr: `content/site.json:1:1 ${message}\n1 problem fixed.\n` });
  const after = texts();
  for (const [file, text] of Object.entries(now))
    expect(after[file], file).toBe(
      file === 'site.json'
        ? text.replace('{\n', '{\n  "version": 1,\n')
        : file.endsWith('.json')
          ? `\uFEFF${text.replaceAll('\n', '\r\n')}`
          : text,
    );

  expect(await run('validate', '--fix')).toMatchObject({ code: 0, stderr: 'Nothing fixed.\n' });
  expect(texts()).toEqual(after);
});

long('an own block gets another name by the transaction that is proposed', async () => {
  const { project, texts, read, write, run } = makeProject();
  const block = (type: string) => ({
    type: 'object',
    title: `${type}Block`,
    description: 'What things cost.',
    properties: {
      type: { const: type },
      id: { $ref: '#/$defs/anchor', description: 'Id of this block.' },
      heading: { $ref: '#/$defs/line', description: 'Heading of the block.' },
    },
    required: ['type', 'heading'],
    additionalProperties: false,
    defaultSnippets: [{ body: { type, heading: 'Prices' } }],
  });
  const define = (name: string, type: string) => {
    const folder = `src/own/blocks/${name}`;
    write(`${folder}/${name}.schema.json`, JSON.stringify({ $defs: { [`${type}Block`]: block(type) } }));
    write(`${folder}/${name}.tsx`, `export const ${type[0]?.toUpperCase()}${type.slice(1)} = () => null;\n`);
  };
  define('price-list', 'priceList');
  const page = 'content/pages/contact.json';
  const { blocks, ...rest } = JSON.parse(read(page));
  const withOwn = { ...rest, blocks: [...blocks, { type: 'priceList', heading: 'Prices' }] };
  write(page, `${JSON.stringify(withOwn, null, 2)}\n`);
  const old = texts();
  expect(await run('types')).toMatchObject({ code: 0 });
  expect(await run('validate')).toMatchObject({ code: 0 });
  write('.gitignore', 'node_modules\n');
  gitIn(project, 'init', '-q', '-b', 'main');
  commitAll(project);

  rmSync(join(project, 'src/own/blocks/price-list'), { recursive: true });
  define('own-prices', 'ownPrices');
  expect(await run('types')).toMatchObject({ code: 0 });
  const { code, stdout } = await run('upgrade', '--propose', 'HEAD');
  expect([code, JSON.parse(stdout)]).toEqual([
    0,
    {
      name: 'Bring own blocks to their new form',
      operations: [
        { file: 'pages/contact.json', op: 'set', at: `/blocks/${blocks.length}/type`, value: 'ownPrices' },
      ],
    },
  ]);
  write('change.json', stdout);
  expect(await run('apply', 'change.json')).toMatchObject({ code: 0 });
  expect(texts()['pages/contact.json']).toBe(old['pages/contact.json']?.replace('priceList', 'ownPrices'));
  expect(await run('validate')).toMatchObject({ code: 0 });

  expect(await run('upgrade', '--propose', 'no-such')).toMatchObject({
    code: 2,
    stderr: 'git has no site.schema.json at no-such.\n',
  });
});

test('an update of the engine migrates the content in the same commit', async () => {
  const { engine, site } = engineAndSite(temporaryFolder());
  addMigration(engine, {
    why: 'a hero welcomes in other words',
    steps: [{ at: 'hero.size', remove: 'heroes have one size.' }],
  });
  commit(engine, 'A migration');
  const before = headOf(site);
  const { code, stdout } = await runUpgrade(site);
  expect([code, stdout.split('\n')]).toEqual([
    0,
    expect.arrayContaining([
      'This content is of version 0, and the engine of version 1: 1 place in 1 file will change, because a hero welcomes in other words. "hero.size" goes: heroes have one size.',
      expect.stringContaining('; 0 new messages.'),
    ]),
  ]);
  expect(gitIn(site, 'log', '--format=%H', `${before}..`).trim().split('\n')).toHaveLength(1);
  const diff = gitIn(site, 'diff', '-U0', before, '--', 'content');
  expect(diff.match(/^[+-] .*/gm)).toEqual(['-      "size": "display",', '+  "version": 1,']);
});
