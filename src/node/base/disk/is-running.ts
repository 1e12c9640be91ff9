import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './code-of';

/** True if there is a process of this number. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be sent anything.
    return codeOf(error) === 'EPERM';
  }
}

/** Where the numbers of processes mean the same: containers may share a name, and each counts for itself. */
export interface ProcessSpace {
  host: string;
  space: string;
}

export const processSpace = (): ProcessSpace => ({
  host: hostname(),
  space: linkTarget('/proc/self/ns/pid'),
});

function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/**
 * When a process was started, in a unit of the system's own: another one that has its number later was started at
 * another time. '' if the process has ended, undefined where the system does not say. See proc_pid_stat(5).
 */
export function startOf(id: number): string | undefined {
  if (!isRunning(id)) return '';
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name before it may have spaces and brackets.
    const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // The number of a killed process stays until its parent has read its exit code.
    return /[ZX]/.test(state) ? '' : fields[18];
  } catch {
    return undefined;
  }
}
