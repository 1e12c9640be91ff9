import fc from 'fast-check';

/**
 * The same cases in every run, so that a change is red for what it changed. `SEED` gives others, best with `RUNS`;
 * `npm test -- --full` tries more, `npm test -- --soak` looks for new ones.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
