import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startProgress } from './progress';

/** A terminal or a log, and what was written to it. */
function openStream(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { written, isTTY, columns, write: (text: string) => written.push(text) > 0 };
}

/** What a terminal shows in its last line. */
const lastLine = (written: readonly string[]) =>
  written.join('').split('\r').at(-1)?.replace('\u001B[K', '') ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('CI', '');
});
afterEach(() => vi.useRealTimers());

describe.each([
  ['a terminal', true],
  ['a log', false],
])('on %s', (_, isTTY) => {
  test('what takes less than two seconds is not shown', () => {
    const stream = openStream(isTTY);
    const progress = startProgress('Checking the content', stream);
    vi.advanceTimersByTime(1_000);
    progress.step('Writing the pages');
    vi.advanceTimersByTime(900);
    progress.end();
    vi.advanceTimersByTime(10_000);
    expect(stream.written).toEqual([]);
  });
});

test('on a terminal one line moves, and is gone at the end', () => {
  const stream = openStream(true);
  const progress = startProgress('Checking the content', stream);
  vi.advanceTimersByTime(2_000);
  expect(lastLine(stream.written)).toBe('Checking the content (2 s)');
  vi.advanceTimersByTime(1_000);
  expect(lastLine(stream.written)).toBe('Checking the content (3 s)');
  progress.count(20, 400);
  vi.advanceTimersByTime(100);
  expect(lastLine(stream.written)).toBe('Checking the content: 20 of 400 (3 s)');
  progress.step('Writing the pages');
  vi.advanceTimersByTime(100);
  expect(lastLine(stream.written)).toBe('Writing the pages (3 s)');
  progress.end();
  expect(lastLine(stream.written)).toBe('');
  expect(stream.written.join('')).not.toContain('\n');
});

test('the line moves although the work leaves no time for a timer', () => {
  const stream = openStream(true);
  const progress = startProgress('Checking the content', stream);
  vi.setSystemTime(Date.now() + 5_000);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  progress.count(300, 400);
  expect(lastLine(stream.written)).toBe('Checking the content: 300 of 400 (5 s)');
  progress.end();
});

test('the line is no longer than the terminal is wide', () => {
  const stream = openStream(true, 20);
  const progress = startProgress('Checking the content of a large site', stream);
  vi.advanceTimersByTime(2_000);
  expect(lastLine(stream.written)).toBe('Checking the conten');
  progress.end();
});

test('what is printed meanwhile stands above the line', () => {
  const stream = openStream(true);
  const progress = startProgress('Checking the content', stream);
  vi.advanceTimersByTime(2_000);
  progress.aside(() => stream.write('1 warning\n'));
  vi.advanceTimersByTime(100);
  expect(stream.written.slice(-3)).toEqual([
    '\r\u001B[K',
    '1 warning\n',
    '\rChecking the content (2 s)\u001B[K',
  ]);
  progress.end();
});

test.each([
  ['a log', false, ''],
  ['a terminal of a CI server', true, 'true'],
])('in %s each step is a line', (_, isTTY, ci) => {
  vi.stubEnv('CI', ci);
  const stream = openStream(isTTY);
  const progress = startProgress('Checking the content', stream);
  vi.advanceTimersByTime(2_500);
  progress.count(20, 400);
  progress.step('Writing the pages');
  progress.count(1, 400);
  progress.end();
  expect(stream.written).toEqual(['Checking the content …\n', 'Writing the pages …\n']);
});
