/** Of processor time: what else the machine does takes none of it. */
function spent(action: () => unknown): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

const sample = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, text: 'a'.repeat(id % 40) })));

/** Work of the kind that is measured: a text of 840,000 characters is parsed, written and searched. */
function work(): void {
  for (let round = 0; round < 5; round++) {
    JSON.stringify(JSON.parse(sample));
    sample.replace(/a+/g, 'b');
    for (const character of sample) character.codePointAt(0);
  }
}

/** What `work` takes on a usual machine. */
const usual = 0.1;

/** How many times longer than usual this machine takes at the moment; at least 1. */
export const slowness = (): number => Math.max(1, spent(work) / usual);

/**
 * Seconds of a usual machine. One that is slow at the moment, as hosts of many machines may be, counts as if it were
 * not.
 */
export function secondsOf(action: () => unknown): number {
  const seconds = spent(action);
  // Most take no time that is worth a second measurement.
  return seconds < 0.5 ? seconds : seconds / slowness();
}
