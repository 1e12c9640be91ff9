import type { ChangedPart } from '../../protocol/requests/change-requests';

/** What happened to a part as a whole; empty for one in which only fields differ. */
export function partWords({ kind, type, pathBefore, path }: ChangedPart): string {
  switch (type) {
    case 'added':
      return `New ${kind}`;
    case 'removed':
      return `Deleted ${kind}`;
    case 'renamed':
      return pathBefore !== undefined && pathBefore !== path
        ? `Renamed from ${pathBefore}`
        : 'In another file';
    case 'layout':
      return 'Only spaces or line breaks of its file';
    default:
      return kind === 'picture' || kind === 'file' ? `Another ${kind}` : '';
  }
}
