import type { Files } from './files';

/** Files that `current` gives anew each time, as when the folder behind them has changed. */
export const lateFiles = (current: () => Files): Files => ({
  read: (path) => current().read(path),
  list: () => current().list(),
  head: (path) => current().head(path),
  size: (path) => current().size(path),
  link: (path) => current().link(path),
  fonts: () => current().fonts(),
});
