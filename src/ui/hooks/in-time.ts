/** A part that takes longer than this has failed (docs/product.md, part time limit). In milliseconds. */
export const patience = 120_000;

/** What a page answers by loading itself again, once. */
export const partIsMissing = () => new Error('A part is missing.');

/** Resolves like `part`, but rejects after `patience`. */
export const inTime = <T>(part: Promise<T>): Promise<T> =>
  Promise.race([
    part,
    new Promise<never>((_, reject) => setTimeout(() => reject(partIsMissing()), patience)),
  ]);
