/** True if there is a process of this number. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be sent anything.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
