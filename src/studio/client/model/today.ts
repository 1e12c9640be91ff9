/** The instant that stands for now: of the clock, or as the studio was started. */
export const today = (): number =>
  Number(globalThis.document?.getElementById('studio')?.dataset.at ?? Date.now());
