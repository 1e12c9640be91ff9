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
