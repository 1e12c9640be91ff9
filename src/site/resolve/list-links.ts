import type { ListNav } from '../collections/list-nav';
import { isRecord } from '../json/is-record';
import type { StaticId } from '../schema/kinds';

/** Links around a list of rows, which only the server draws: to its topics, or to its other pages. */
export type ListLinksPart =
  | ({ kind: 'listTopics' } & NonNullable<ListNav['topics']>)
  | ({ kind: 'listPages' } & Pick<ListNav, 'label' | 'newer' | 'older'>);

/** Of a block that shows a list: the topics above it, and the links to its other pages. */
export interface ListLinks {
  topics?: StaticId;
  pages?: StaticId;
}

/** A block that was a list, with its links. */
export const withListLinks = (block: unknown): { listLinks?: ListNav } => (isRecord(block) ? block : {});

export function listLinks(
  { topics, label, newer, older }: ListNav,
  add: (part: ListLinksPart) => StaticId,
): ListLinks {
  return {
    ...(topics && { topics: add({ kind: 'listTopics', ...topics }) }),
    ...((newer || older) && {
      pages: add({
        kind: 'listPages',
        label,
        ...(newer && { newer }),
        ...(older && { older }),
      }),
    }),
  };
}
