import type { PageProbe } from '../../protocol/requests';
import { type ProbeMap, readProbe } from './probe-map';

/** In milliseconds: of rest, before a page is probed again. Longer than between two keys; a press asks at once. */
const rest = 500;

export interface KeptProbe {
  /** The last one. After a change of the page it may be old for a moment. */
  last(): ProbeMap | undefined;
  /** One of the page as it is. */
  fresh(): Promise<ProbeMap | undefined>;
  /** The page at this path is shown now, or another state of it: with other parts, or with other texts alone. */
  renew(path: string, hasOtherParts: boolean): void;
}

/** Keeps the probe of the shown page. */
export function keepProbe(ask: (path: string) => Promise<PageProbe | undefined>): KeptProbe {
  let path: string | undefined;
  let last: ProbeMap | undefined;
  let fresh: Promise<ProbeMap | undefined> | undefined;
  let timer = 0;

  async function probe(of: string): Promise<ProbeMap | undefined> {
    const probe = await ask(of).catch(() => undefined);
    const map = probe && readProbe(probe);
    if (map && path === of) last = map;
    return map;
  }

  const renewNow = () => {
    clearTimeout(timer);
    if (path !== undefined) fresh ??= probe(path);
    return fresh;
  };

  return {
    last: () => last,
    fresh: async () => (await renewNow()) ?? last,
    renew(next, hasOtherParts) {
      if (next !== path) last = undefined;
      path = next;
      fresh = undefined;
      clearTimeout(timer);
      timer = window.setTimeout(renewNow, last && !hasOtherParts ? rest : 0);
    },
  };
}
