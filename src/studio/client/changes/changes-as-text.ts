import type { ChangedPart, ContentChanges, ShownDifference } from '../../protocol/requests/change-requests';
import { partWords } from './part-words';

/** The changes for a review, as plain text by page. */
export function changesAsText({ base, parts, partCount }: ContentChanges): string {
  const since = base.type === 'commit' ? `commit ${base.name} “${base.subject}”` : 'the studio was opened';
  const more = partCount > parts.length ? [`And ${partCount - parts.length} more.`] : [];
  return `${[`Changes since ${since}`, ...parts.map(partText), ...more].join('\n\n')}\n`;
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
