import type { ChangedPart } from '../../edit/requests/change-requests';

/** What happened to a part as a whole; empty for one in which only fields differ. */
export function partWords({ kind, type, pathBefore, path }: ChangedPart): string {
  const thing = kind === 'picture' ? 'picture' : kind === 'page' ? 'page' : 'part';
  switch (type) {
    case 'added':
      return `New ${thing}`;
    case 'removed':
      return `Deleted ${thing}`;
    case 'renamed':
      return pathBefore !== undefined && pathBefore !== path
        ? `Renamed from ${pathBefore}`
        : 'In another file';
    case 'layout':
      return 'Only spaces or line breaks of its file';
    default:
      return kind === 'picture' ? 'Another picture' : '';
  }
}
