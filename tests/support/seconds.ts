/** Seconds of processor time: a busy machine does not count. */
export function secondsOf(action: () => unknown): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
