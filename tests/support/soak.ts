/** How long `npm test -- --soak` tries each property. */
export const soakMinutes = Number(process.env.SOAK_MINUTES ?? 1);

export const firstSeed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000_000);

/** The options of a test that ends soon after its time is over. */
export const soakTime = { timeout: (soakMinutes + 10) * 60_000 };

/** Tries a property with one seed after the other until the time is over. Gives the number of seeds. */
export async function soakSeeds(tryOne: (seed: number) => unknown): Promise<number> {
  const end = Date.now() + soakMinutes * 60_000;
  let seed = firstSeed;
  for (; Date.now() < end; seed++) {
    try {
      await tryOne(seed);
    } catch (error) {
      throw new Error(`Seed ${seed}: npm test -- --soak --seed ${seed} repeats it.`, { cause: error });
    }
  }
  return seed - firstSeed;
}
