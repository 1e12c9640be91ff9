import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryFiles } from '../../../site/files/memory-files';
import type { Finding } from '../../../site/problem/finding';
import { problemText } from './problem-text';

const finding: Finding = {
  id: 'schema',
  severity: 'error',
  file: 'site.json',
  pointer: '',
  message: '"pages" is missing from site.json.',
};
const checked = { folder: 'content', files: memoryFiles({ 'site.json': '{}' }), findings: [finding] };

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

describe('of a rule that finds much', () => {
  const folder = 'content';
  const pages = Array.from({ length: 10_000 }, (_, index) => `pages/${String(index).padStart(4, '0')}.json`);
  const memory = memoryFiles(Object.fromEntries(pages.map((file) => [file, '{\n  "description": ""\n}'])));
  const floodOf = (severity: Finding['severity'], count: number): Finding[] =>
    pages.slice(0, count).map((file) => ({
      id: `long-${severity}`,
      severity,
      file,
      pointer: '/description',
      message: 'This is too long.',
      help: 'Shorten it.',
    }));
  const counted = () => {
    const read: string[] = [];
    const note = (file: string) => {
      read.push(file);
      return memory.read(file);
    };
    return { files: { ...memory, read: note }, read };
  };

  test.each(['error', 'warning'] as const)('the first %ss are shown, and how many there are', (severity) => {
    const { files, read } = counted();
    const others = [finding, { ...finding, file: 'pages/0003.json' }];
    const text = problemText({
      folder,
      files,
      findings: [...floodOf(severity, 10_000).reverse(), ...others],
    });
    expect(text.slice(text.indexOf('content/pages/0000'))).toBe(`\
content/pages/0000.json:2:18 ${severity} This is too long. (long-${severity})
  help: Shorten it.
content/pages/0001.json:2:18 ${severity} This is too long. (long-${severity})
  help: Shorten it.
content/pages/0002.json:2:18 ${severity} This is too long. (long-${severity})
  help: Shorten it.
and 9997 more of this rule

${severity === 'error' ? '10002 errors, 0 warnings' : '2 errors, 10000 warnings'}
npm run validate -- --all shows all of them`);
    expect(text.match(/"pages" is missing/g)).toHaveLength(2);
    // The others would take as long as all else.
    expect(read.length).toBeLessThan(10);
  });

  test('few are shown as they are, and with --all all of them', () => {
    const { files } = counted();
    const findings = floodOf('warning', 6);
    const few = problemText({ folder, files, findings: findings.slice(0, 5) });
    const all = problemText({ folder, files, findings }, undefined, true);
    for (const [text, count] of [
      [few, 5],
      [all, 6],
    ] as const) {
      expect(text.match(/> 2 \| {3}"description": ""/g)).toHaveLength(count);
      expect(text.endsWith(`0 errors, ${count} warnings`)).toBe(true);
    }
  });
});
