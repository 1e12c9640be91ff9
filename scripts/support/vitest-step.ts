import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { toolArgs } from './package-tool';
import { runProcess } from './run-process';
import type { Outcome } from './step';

interface Result {
  fullName: string;
  status: string;
  failureMessages: string[];
  meta?: { notes?: readonly string[] };
}

/** What is read of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: Result[] }[];
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures' | 'retried' | 'notes'>;

/** Runs some of the projects in vitest.config.ts. A test that is skipped counts as failed: nothing is left out in silence. */
export async function runTests(
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  minutes = 20,
  cwd = '.',
): Promise<Outcome> {
  const folder = folderForTests('site-tests-');
  const file = join(folder, 'report.json');
  try {
    const { code, stdout, stderr } = await runProcess(
      process.execPath,
      toolArgs(
        'vitest',
        'run',
        ...projects.map((name) => `--project=${name}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ),
      // Whatever a test leaves goes with the folder.
      { env: { ...env, TMPDIR: folder }, minutes, cwd },
    );
    const { failed, ...counts } = countsOf(file);
    // A file that does not load has no tests that could fail.
    return {
      ...counts,
      failed: code === 0 ? failed : Math.max(failed, 1),
      details: readable(stdout + stderr),
    };
  } finally {
    // A server of a test may write for a moment more.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What the tests of a step write at most. */
const room = 4e9;

/** A new folder, in memory if Linux has room there: then a test does not wait for the disk. */
export function folderForTests(prefix: string): string {
  const memory = '/dev/shm';
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  return mkdtempSync(join(bavail * bsize > room ? memory : tmpdir(), prefix));
}

/** Without colors, which vitest writes into files, too, and without its line of a character for each test. */
const readable = (output: string) => stripVTControlCharacters(output).replace(/^[·x*-]+$/gm, '');

function countsOf(file: string): Counts {
  try {
    // The file is vitest's own.
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failures = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const notes = results.flatMap(({ meta }) => meta?.notes ?? []);
    return { passed: report.numPassedTests, failed, failures, notes, retried: results.flatMap(retriedOnce) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A test that passed keeps the message of the attempt before that failed. Its stack follows in further lines. */
function retriedOnce({ fullName, status, failureMessages: [message] }: Result): string[] {
  return status === 'passed' && message !== undefined ? [`${fullName}: ${message.split('\n', 1)[0]}`] : [];
}
