import type { ComponentType } from 'react';
import { inTime, partIsMissing } from './hooks/in-time';

/** A block whose component is in no script of the pages without it. It is loaded before it is rendered. */
export function lateBlock<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Component: ComponentType<Props> | undefined;
  return Object.assign((props: Props) => Component && <Component {...props} />, {
    async load() {
      // On a server, nothing is late, and a clock would keep the process.
      Component ??= await (import.meta.env.SSR ? load() : inTime(load()));
      // The script is that of another deploy.
      if (!Component) throw partIsMissing();
    },
  });
}
