import type { Progress } from '../../src/node/command/progress';

export const noProgress: Progress = {
  step: () => {},
  count: () => {},
  aside: (print) => print(),
  end: () => {},
};
