import type { ChangedPart, ContentChanges, ShownDifference } from '../../protocol/requests/change-requests';

/** The changes for a review, as plain text by page. */
export function changesAsText({ base, parts, partCount }: ContentChanges): string {
  const since = base.type === 'opened' ? 'the studio was opened' : `version ${base.name} “${base.subject}”`;
  const more = partCount > parts.length ? [`And ${partCount - parts.length} more.`] : [];
  return `${[`Changes since ${since}`, ...parts.map(partText), ...more].join('\n\n')}\n`;
}

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

function partText(part: ChangedPart): string {
  const words = partWords(part);
  const path = part.path ?? part.pathBefore;
  const head = `${part.name}${path === undefined ? '' : ` (${path})`}${words === '' ? '' : `: ${words}`}`;
  return [head, ...part.differences.map((difference) => `- ${differenceText(difference)}`)].join('\n');
}

function differenceText({ name, type, was, now }: ShownDifference): string {
  const text = (pieces: ShownDifference['was'] = []) =>
    pieces.map((piece) => piece.text).join('') || '(empty)';
  if (type === 'changed') return `${name}: ${text(was)} → ${text(now)}`;
  const value = now ?? was;
  return `${name} ${type}${value ? `: ${text(value)}` : ''}`;
}
