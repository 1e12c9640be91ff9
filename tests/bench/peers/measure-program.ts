import { existsSync, readFileSync } from 'node:fs';
import { type ProcessOptions, runProcess } from '../../../scripts/support/run-process';
import type { Usage } from '../measure';

const ownTimes = '/proc/self/stat';

/** Whether the system reports what a program used. */
export const canMeasure = () => existsSync(ownTimes);

/** Runs any program, which must succeed, and measures it. */
export async function measureProgram(
  command: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<Usage> {
  let memory = 0;
  let watch: NodeJS.Timeout | undefined;
  const before = childSeconds();
  const { code, stdout, stderr, seconds } = await runProcess(command, args, {
    ...options,
    onStart(pid) {
      watch = setInterval(() => {
        memory = peakMemory(pid) ?? memory;
      }, 5);
    },
  });
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${stdout}${stderr}`);
  return { wall: seconds, cpu: childSeconds() - before, memory };
}

/** Processor seconds of all processes that this one has started and that have ended. */
function childSeconds(): number {
  const stat = readFileSync(ownTimes, 'utf8');
  // The fields after the name, which is the second and may hold spaces; they count in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** In MB; undefined when the process has ended. */
function peakMemory(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
