import { spawn } from 'node:child_process';

/** In milliseconds. A hook of a commit may run tests. */
const longest = 10 * 60_000;

export interface GitAnswer {
  /** 0 if it worked; undefined if git is not there. */
  code: number | undefined;
  stdout: Buffer;
  /** What it said, as text. */
  said: string;
}

/**
 * Runs git in a folder: without a shell, with these arguments alone. It asks nothing, takes no lock to read, and
 * starts no program to watch files. Of what comes from an editor, only the text on its standard input is free.
 */
export function runGit(
  folder: string,
  args: readonly string[],
  input: string | Buffer = '',
): Promise<GitAnswer> {
  const all = ['--no-pager', '--literal-pathspecs', '-c', 'core.fsmonitor=false', ...args];
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
  return new Promise((done) => {
    const child = spawn('git', all, { cwd: folder, env, shell: false, timeout: longest, windowsHide: true });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (part) => out.push(part));
    child.stderr.on('data', (part) => said.push(part));
    const finish = (code: number | undefined) =>
      done({ code, stdout: Buffer.concat(out), said: Buffer.concat(said).toString('utf8') });
    child.on('error', () => finish(undefined));
    child.on('close', (code) => finish(code ?? 1));
    // It may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The parts of an answer that end with a zero byte. */
export const wordsOf = ({ stdout }: GitAnswer): string[] => stdout.toString('utf8').split('\0').slice(0, -1);
