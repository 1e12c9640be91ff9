import { afterEach, expect, test, vi } from 'vitest';
import { common } from './option';
import { declareCommand, groupCommands } from './run-command';

const seen: unknown[] = [];
const copy = declareCommand({
  name: 'npm run files -- copy',
  does: 'Copies a file.',
  positionals: ['FROM', 'TO'],
  options: { content: common.content },
  run(_, from, to) {
    seen.push([from, to, process.env.SITE_CONTENT]);
    return 0;
  },
});
const files = groupCommands('npm run files', 'Looks after files.', new Map([['copy', copy]]));

const printed = (line: readonly string[], command: Pick<typeof copy, 'run'>) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(command.run(line)).toBe(0);
  return write.mock.calls.map(([text]) => text).join('');
};

afterEach(() => seen.splice(0));

test('help has a sentence, how the command is called, and a line for each option', () => {
  expect(printed(['--help'], copy)).toBe(`Copies a file.

  npm run files -- copy FROM TO [options]

  --content DIR  Uses another content folder, as the variable SITE_CONTENT does.
  --help         Shows this text.
`);
});

test('help of a group names its commands, and all of their options', () => {
  expect(printed(['--help'], files)).toBe(`Looks after files.

  npm run files -- copy FROM TO  Copies a file.

  --content DIR  Uses another content folder, as the variable SITE_CONTENT does.
  --help         Shows this text.
`);
});

test('help of a group has one line for what means the same, and each meaning of a name', () => {
  const move = declareCommand({
    name: 'npm run files -- move',
    does: 'Moves a file.',
    options: { content: common.content, out: { does: 'Moves it out.' } },
    run: () => 0,
  });
  const show = declareCommand({
    name: 'npm run files -- show',
    does: 'Shows a file.',
    options: { content: common.content, out: { value: 'FILE', does: 'Writes to a file.' } },
    run: () => 0,
  });
  const both = groupCommands(
    'npm run files',
    'Looks after files.',
    new Map([
      ['move', move],
      ['show', show],
    ]),
  );
  const lines = printed(['--help'], both).split('\n');
  expect(lines.filter((line) => line.startsWith('  --'))).toEqual([
    '  --content DIR  Uses another content folder, as the variable SITE_CONTENT does.',
    '  --out          Moves it out.',
    '  --out FILE     Writes to a file.',
    '  --help         Shows this text.',
  ]);
});

test('the content folder of an option is that of the process, and of those that it starts', () => {
  vi.stubEnv('SITE_CONTENT', 'elsewhere');
  files.run(['copy', 'a', 'b', '--content', '/srv/site']);
  expect(seen).toEqual([['a', 'b', '/srv/site']]);
});

test.each([
  [[], 'npm run files needs one of copy: npm run files -- --help tells what they do.'],
  [['cpoy'], 'npm run files does not know "cpoy". Did you mean "copy"?'],
  [['copy'], 'npm run files -- copy needs FROM and TO: npm run files -- copy FROM TO'],
  [['copy', 'a'], 'npm run files -- copy needs TO: npm run files -- copy FROM TO'],
  [
    ['copy', 'a', 'b', 'c'],
    'npm run files -- copy does not take "c": npm run files -- copy --help shows what there is.',
  ],
])('%j: %s', (line, message) => {
  expect(() => files.run(line)).toThrow(expect.objectContaining({ name: 'UsageError', message }));
});
