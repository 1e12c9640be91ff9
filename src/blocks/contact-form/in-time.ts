/** Parts of the script that have not arrived after this count as failed (specification §7). */
const timeout = 120_000;

export const inTime = <T>(part: Promise<T>): Promise<T> =>
  Promise.race([
    part,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('A part is missing.')), timeout)),
  ]);
