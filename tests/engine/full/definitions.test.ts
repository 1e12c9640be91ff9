import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type CommandName, commandArgs, runProcess } from '../../../scripts/support/run-process';
import { filesIn } from '../../support/files-in';
import { copyProject } from '../../support/project-copy';
import { page } from '../../support/small-site';
import { temporarySite } from '../../support/temporary-site';
import { long } from '../../support/variations';

let project: string;
beforeEach(() => {
  project = copyProject();
});

const at = (file: string) => join(project, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const schema = () => JSON.parse(read('site.schema.json'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const replace = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  write(file, read(file).replace(from, to));
};
const run = (name: CommandName, ...args: string[]) =>
  runProcess(process.execPath, commandArgs(name, ...args), { cwd: project });

const cta = 'src/blocks/cta/cta.schema.json';
const description = 'A call to action: a banner in the main color with one or two buttons.';
const byHand = (file: string) =>
  `site.schema.json is made from other files, but was changed by hand: make the change in ${file} instead, then delete site.schema.json, and the next command writes it again.\n`;

test('a command writes the schema when a definition has changed, and does its work with the new one', async () => {
  const content = temporarySite();
  const before = read('site.schema.json');
  expect(await run('validate', '--content', content)).toMatchObject({ code: 0 });
  expect(read('site.schema.json')).toBe(before);

  replace('src/site/schema/settings.schema.json', '"required": ["name",', '"required": ["address", "name",');
  const { code, stdout, stderr } = await run('validate', '--content', content);
  expect(stderr).toBe('site.schema.json was written from its definitions.\n');
  expect(stdout).toContain('"address"');
  expect(code).toBe(1);
});

test('the check of generated files names a schema that is out of date, and leaves it', async () => {
  replace(cta, description, 'Banner.');
  const before = read('site.schema.json');
  const checked = await run('types', '--check');
  expect(checked.code).toBe(1);
  expect(checked.stderr).toContain('site.schema.json is out of date. Run: npm run types\n');
  expect(read('site.schema.json')).toBe(before);

  expect((await run('types')).stdout).toContain('docs/reference.md was written.');
  expect(read('src/site/schema/types.gen.ts')).toContain('Banner.');
  expect(read('docs/reference.md')).toContain('Banner.');
  expect(await run('types', '--check')).toMatchObject({ code: 0 });
});

long('a change of the schema by hand ends every command with the file to change, and stays', async () => {
  replace('site.schema.json', description, 'Banner.');
  const edited = read('site.schema.json');
  const commands: [name: CommandName, ...args: string[]][] = [
    ['validate'],
    ['build'],
    ['dev'],
    ['edit', '--no-open'],
    ['start'],
    ['types'],
    ['types', '--check'],
  ];
  for (const [name, ...args] of commands)
    expect(await run(name, ...args), name).toMatchObject({ code: 2, stderr: byHand(cta) });
  expect(read('site.schema.json')).toBe(edited);

  rmSync(at('site.schema.json'));
  expect(await run('validate', '--content', temporarySite())).toMatchObject({ code: 0 });
  expect(schema().$defs.ctaBlock.description).toBe(description);
});

test('a mistake in a definition ends a command with its file and line', async () => {
  replace(cta, '#/$defs/line', '#/$defs/lnie');
  const line =
    read(cta)
      .split('\n')
      .findIndex((text) => text.includes('lnie')) + 1;
  expect(await run('validate')).toMatchObject({
    code: 2,
    stderr: `${cta}:${line}: there is no definition "#/$defs/lnie". Did you mean "#/$defs/line"?\n`,
  });
});

const timeline = {
  'timeline.schema.json': JSON.stringify({
    $defs: {
      timelineBlock: {
        title: 'TimelineBlock',
        description: 'What happened, year by year.',
        type: 'object',
        properties: {
          type: { const: 'timeline' },
          id: { $ref: '#/$defs/anchor', description: 'Id of this block.' },
          heading: { $ref: '#/$defs/line', description: 'Heading of the block.' },
          events: {
            description: 'The events.',
            type: 'array',
            items: { $ref: '#/$defs/event' },
            minItems: 1,
          },
        },
        required: ['type', 'heading', 'events'],
        additionalProperties: false,
        defaultSnippets: [{ body: { type: 'timeline', heading: 'Our way', events: [{ title: 'Founded' }] } }],
      },
      event: {
        title: 'Event',
        description: 'Something that happened.',
        type: 'object',
        properties: { title: { $ref: '#/$defs/line', description: 'What happened.' } },
        required: ['title'],
        additionalProperties: false,
      },
    },
  }),
  'timeline.css': '@layer blocks { .timeline { color: var(--text); } }',
  'timeline.tsx': `import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import type { BlockProps } from '../../ui/block-props';

export function Timeline({ block }: BlockProps<'timeline'>) {
  return (
    <Section block={block} className="timeline">
      <SectionHead heading={block.heading} />
      <ol>{block.events.map(({ title }) => <li key={title}>{title}</li>)}</ol>
    </Section>
  );
}
`,
};

/** What `npm run types` and the author of the block have written. */
async function typesWith(folder: string, register: () => void): Promise<string[]> {
  const before = new Map(filesIn(project).map((file) => [file, read(file)]));
  for (const [name, text] of Object.entries(timeline))
    write(`${folder}/${name}`, folder.startsWith('src/own/') ? ofOwnApi(text) : text);
  register();
  expect(await run('types')).toMatchObject({ code: 0 });
  // The copy had no docs.
  return filesIn(project).filter(
    (file) => !file.startsWith('node_modules') && before.get(file) !== read(file),
  );
}

const ofOwnApi = (text: string) => text.replace(/'\.\.\/\.\.\/ui\/[\w-]+'/g, "'../../../own-api'");

/** Builds a page with the block, and gives its document. */
async function expectShown(): Promise<string> {
  // Tests import what is not in the copy.
  write(
    'tsconfig.alone.json',
    '{ "extends": "./tsconfig.json", "include": ["src"], "exclude": ["**/*.test.*"] }',
  );
  const compiled = await runProcess('node_modules/.bin/tsc', ['-p', at('tsconfig.alone.json')]);
  expect(compiled).toMatchObject({ code: 0, stdout: '' });

  const content = temporarySite();
  const blocks = [
    { type: 'hero', heading: 'About us' },
    { type: 'timeline', heading: 'Our way', events: [{ title: 'Founded' }] },
  ];
  writeFileSync(join(content, 'pages/timeline.json'), JSON.stringify(page('/timeline', { blocks })));
  expect(await run('build', '--content', content)).toMatchObject({ code: 0 });
  const html = read('dist/timeline/index.html');
  expect(html).toMatch(/<section data-block="timeline" class="[^"]*timeline">.*<li>Founded<\/li>/);
  expect(html).toContain('.timeline{color:var(--text)}');
  return html;
}

test('a new block is one folder and one line; npm run types writes the rest', async () => {
  const touched = await typesWith('src/blocks/timeline', () =>
    write(
      'src/blocks/registry.ts',
      `${read('src/blocks/registry.ts')}export { Timeline as timeline } from './timeline/timeline';\n`,
    ),
  );
  expect(touched).toEqual([
    'collection.schema.json',
    'docs/reference.md',
    'docs/rules.md',
    'site.schema.json',
    'src/blocks/registry.ts',
    'src/blocks/timeline/timeline.css',
    'src/blocks/timeline/timeline.schema.json',
    'src/blocks/timeline/timeline.tsx',
    'src/site/schema/types.gen.ts',
  ]);
  const types = schema().$defs.layoutSlot.properties.type.enum;
  expect(types.slice(-2)).toEqual(['gallery', 'timeline']);
  expect(schema().$defs.heroBlock.properties.type.errorMessage).toBe(
    `Unknown block type. Known: ${[...types, 'list', 'shared'].join(', ')}.`,
  );
  await expectShown();
});

long('a block of one’s own is one folder, and has styles above the engine’s', async () => {
  const touched = await typesWith('src/own/blocks/timeline', () =>
    write('src/own/styles/own.css', '.timeline { color: var(--blue); }'),
  );
  expect(touched).toEqual([
    'collection.schema.json',
    'docs/reference.md',
    'docs/rules.md',
    'site.schema.json',
    'src/blocks/all-blocks.gen.ts',
    'src/own/blocks/timeline/timeline.css',
    'src/own/blocks/timeline/timeline.schema.json',
    'src/own/blocks/timeline/timeline.tsx',
    'src/own/styles/own.css',
    'src/site/schema/types.gen.ts',
  ]);
  expect(schema().$defs.layoutSlot.properties.type.enum.at(-1)).toBe('timeline');
  const html = await expectShown();
  expect(html).toContain('@layer own{.timeline{color:var(--blue)}}');
});
