import { fixText } from '../../../../site/text/fix/fix-text';
import type { ControlProps } from '../control';

const byAddress: ReadonlySet<string> = new Set(['videoId', 'mapPosition']);

/** What a text stands for that is typed or pasted whole: a video's address for its id, a map's for its place. */
export function takenOver({ plan, pointer }: Pick<ControlProps, 'plan' | 'pointer'>, text: string): string {
  if (plan.is !== 'text') return text;
  if (plan.kind && byAddress.has(plan.kind)) return fixText(text, plan.kind, plan.pattern)?.text ?? text;
  return (pointer.endsWith('/place') && placeOnMap(text)) || text;
}

const mapHost = /^(www|maps)\.google\.[a-z.]+$|^google\.[a-z.]+$/;

/** The place that an address of a map names. */
function placeOnMap(text: string): string | undefined {
  const address = URL.parse(text.trim());
  if (!address || !mapHost.test(address.hostname)) return undefined;
  const { pathname, searchParams } = address;
  const [, inPath] = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  if (inPath === undefined) return searchParams.get('q') ?? searchParams.get('query') ?? undefined;
  // A space is written as in a query.
  return new URLSearchParams(`place=${inPath.replaceAll('&', '%26')}`).get('place') ?? undefined;
}
