import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** In milliseconds. A hook of a commit may run tests. */
const longest = 10 * 60_000;

/** In bytes: far more than the names of all files in all commits, or all page files of any site. */
const maxBuffer = 2 ** 30;

export interface GitAnswer {
  /** 0 if it worked; undefined if git is not there. */
  code: number | undefined;
  stdout: Buffer;
  /** What it said, as text. */
  stderr: string;
}

/** How git is started. */
export interface GitStart {
  cwd: string;
  env: Record<string, string>;
  /** Before the command. */
  options: readonly string[];
  /** Ends it, and what it has started, such as ssh. So does Ctrl-C. */
  signal?: AbortSignal;
  onStart?: ((id: number) => void) | undefined;
}

/** Without a shell, with these arguments alone. It asks nothing, takes no lock to read, and starts no program to watch files. */
const always = ['--no-pager', '--literal-pathspecs', '-c', 'core.fsmonitor=false'];
const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };

const settingsOf = ({ cwd, env, signal }: GitStart) => ({
  cwd,
  env: { ...env, ...quiet },
  shell: false,
  signal,
  timeout: longest,
  windowsHide: true,
  // Its helpers, such as ssh, would go on without it: a group can be ended as a whole. Windows has none.
  detached: signal !== undefined && process.platform !== 'win32',
});

/** Ctrl-C in a terminal does not reach the group of another process. */
const ends = ['SIGINT', 'SIGTERM'] as const;

export function runGit(
  start: GitStart,
  args: readonly string[],
  input: string | Buffer = '',
): Promise<GitAnswer> {
  return new Promise((done) => {
    const child = spawn('git', [...always, ...start.options, ...args], settingsOf(start));
    if (child.pid !== undefined) start.onStart?.(child.pid);
    const forget = start.signal ? endGroupAt(start.signal, child) : () => {};
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (part) => out.push(part));
    child.stderr.on('data', (part) => said.push(part));
    const finish = (code: number | undefined, words = '') =>
      done({ code, stdout: Buffer.concat(out), stderr: `${Buffer.concat(said).toString('utf8')}${words}` });
    // What is ended by a signal may leave programs that keep its output open.
    child.on('error', () => finish(start.signal?.aborted ? 1 : undefined));
    child.on('close', (code, by) => {
      forget();
      finish(code ?? 1, by ? `git was ended by ${by}` : '');
    });
    // It may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Gives what leaves the group alone, once its number may be another's. */
function endGroupAt(signal: AbortSignal, { pid }: ChildProcess): () => void {
  const end = () => {
    try {
      if (pid !== undefined) process.kill(-pid);
    } catch {
      // It has ended, or is Windows, where git alone is ended.
    }
  };
  signal.addEventListener('abort', end);
  for (const name of ends) process.on(name, end);
  return () => {
    signal.removeEventListener('abort', end);
    for (const name of ends) process.off(name, end);
  };
}

export function runGitSync(start: GitStart, args: readonly string[], input = ''): GitAnswer {
  const all = [...always, ...start.options, ...args];
  const { status, stdout, stderr, error } = spawnSync('git', all, { ...settingsOf(start), input, maxBuffer });
  // What could not be started has no output: null in Node 20, undefined in later ones.
  const isMissing = error !== undefined && status === null && !stdout;
  return {
    code: isMissing ? undefined : (status ?? 1),
    stdout: stdout ?? Buffer.alloc(0),
    stderr: String(stderr ?? ''),
  };
}

/** An answer of one line. */
export const lineOf = ({ stdout }: GitAnswer): string => stdout.toString('utf8').trim();

/** The parts of an answer that end with a zero byte. */
export const wordsOf = ({ stdout }: GitAnswer): string[] => stdout.toString('utf8').split('\0').slice(0, -1);
