import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryFiles } from '../../site/files/memory-files';
import type { Problem } from '../../site/problem/problem';
import { problemText } from './problem-text';

const problem: Problem = {
  id: 'schema',
  severity: 'error',
  file: 'site.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer: '',
  message: '"pages" is missing from site.json.',
};
const checked = { folder: 'content', files: memoryFiles({ 'site.json': '{}' }), problems: [problem] };

const pipe = new PassThrough();
const { getColorDepth } = WriteStream.prototype;
const terminal = Object.assign(new PassThrough(), { isTTY: true, getColorDepth });

afterEach(() => vi.unstubAllEnvs());

describe('problems have colors', () => {
  test.each([
    ['on a terminal', terminal, {}, true],
    ['not in a pipe', pipe, {}, false],
    ['not where no stream is named', undefined, { FORCE_COLOR: '1' }, false],
    ['in a pipe with FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, true],
    ['not on a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['not on a terminal that shows none', terminal, { TERM: 'dumb' }, false],
  ])('%s', (_name, stream, env, colored) => {
    const bare = {
      FORCE_COLOR: undefined,
      NO_COLOR: undefined,
      NODE_DISABLE_COLORS: undefined,
      CI: undefined,
    };
    for (const [name, value] of Object.entries({ ...bare, TERM: 'xterm', ...env })) vi.stubEnv(name, value);
    expect(problemText(checked, stream).includes('\u001B')).toBe(colored);
  });
});
