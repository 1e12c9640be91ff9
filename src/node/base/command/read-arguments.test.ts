import { expect, test } from 'vitest';
import { common } from './option';
import { readArguments } from './read-arguments';

const options = {
  content: common.content,
  outDir: common.outDir,
  open: common.open,
  'dry-run': common.dryRun,
};
const read = (...line: string[]) => readArguments(options, line, 'npm run x -- --help shows what there is.');

test('options that are not given have their fallback, or nothing', () => {
  const { values, others } = read();
  expect(values).toEqual({ outDir: 'dist', open: false, 'dry-run': false });
  expect(others).toEqual([]);
});

test('values come after the name or an equals sign, and the rest are arguments', () => {
  const { values, others } = read('a', '--content', 'my site', '--outDir=out', '--open', '--', '--b');
  expect(values).toEqual({ content: 'my site', outDir: 'out', open: true, 'dry-run': false });
  expect(others).toEqual(['a', '--b']);
});

test('a dash alone is an argument: standard input', () => {
  expect(read('-').others).toEqual(['-']);
});

test.each([
  [['--contnet', 'x'], 'There is no option --contnet. Did you mean --content?'],
  [['--out-dir', 'x'], 'There is no option --out-dir. Did you mean --outDir?'],
  [['--dryrun'], 'There is no option --dryrun. Did you mean --dry-run?'],
  [['--verbose'], 'There is no option --verbose: npm run x -- --help shows what there is.'],
  [['-p'], 'There is no option -p: npm run x -- --help shows what there is.'],
  [['--constructor'], 'There is no option --constructor: npm run x -- --help shows what there is.'],
  [['--content'], '--content needs a value: --content DIR.'],
  [['--content', '--open'], '--content needs a value: --content DIR.'],
  [['--open=yes'], '--open takes no value, such as "yes".'],
])('%j: %s', (line, message) => {
  expect(() => read(...line)).toThrow(expect.objectContaining({ name: 'UsageError', message }));
});
