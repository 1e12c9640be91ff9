import type { ChangedPart } from '../../protocol/requests/change-requests';

/** A page that is seen before and after. */
export type PicturedPage = Pick<ChangedPart, 'name' | 'path' | 'pathBefore' | 'type'>;

/** The page that shows a change: of what all pages share, the open one. A picture alone is on none. */
export function picturedPage(
  part: ChangedPart,
  parts: readonly ChangedPart[],
  open: string | undefined,
): PicturedPage | undefined {
  if (part.kind === 'page') return part;
  if (part.kind !== 'part' || open === undefined) return undefined;
  // The open page may have changed, too: then it is elsewhere in the base, or not there.
  const page = parts.find(({ kind, path }) => kind === 'page' && path === open);
  return { ...(page ?? { type: 'changed', path: open, pathBefore: open }), name: part.name };
}
