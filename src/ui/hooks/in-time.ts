/** A part that takes longer than this has failed (docs/product.md, part time limit). In milliseconds. */
export const patience = 120_000;

/** Resolves like `part`, but rejects after `patience`. */
export const inTime = <T>(part: Promise<T>): Promise<T> =>
  Promise.race([
    part,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('A part is missing.')), patience)),
  ]);
