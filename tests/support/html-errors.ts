import { findJava } from '../../scripts/support/find-program';
import { runProcess } from '../../scripts/support/run-process';

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';
/** For a run of seconds: half the time of what suits a server. The schemas need deep recursion. */
const virtualMachine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

interface Message {
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

/** What the Nu HTML checker calls an error. */
export async function errorsIn(files: readonly string[]): Promise<string[]> {
  const args = ['-jar', checker, '--stdout', '--format', 'json', '--errors-only', '--exit-zero-always'];
  // It knows the style sheet's language as it was ten years ago.
  const html = ['--filterpattern', 'CSS: .*'];
  // Java takes the encoding of names and of what it prints from here.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { stdout, stderr } = await runProcess(findJava(), [...virtualMachine, ...args, ...html, ...files], {
    env,
  });
  if (!stdout) throw new Error(stderr);
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return messages.map(({ url, lastLine, message, extract }) => `${url}:${lastLine} ${message} ${extract}`);
}
