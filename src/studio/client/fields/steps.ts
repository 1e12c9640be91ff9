/** After a pause, the same field begins a new step. */
const pause = 2000;

/** Names steps of undo: one for a visit of a field, and a new one after two seconds without a key. */
export function createSteps(now: () => number = Date.now) {
  let last: { pointer: string; id: string; at: number } | undefined;
  return {
    next(pointer: string): string {
      const at = now();
      const goesOn = last?.pointer === pointer && at - last.at < pause;
      last = { pointer, id: goesOn && last ? last.id : crypto.randomUUID(), at };
      return last.id;
    },
    end() {
      last = undefined;
    },
  };
}
