import type { Progress } from '../../src/node/base/command/progress';

export const noProgress: Progress = {
  step: () => {},
  count: () => {},
  aside: (print) => print(),
  end: () => {},
};
