import type { Block, Page } from '../schema/types.gen';
import { anchorsOf } from './page-anchors';

/** Two dates as they are written. */
export interface Dates {
  from?: string;
  until?: string;
}

export type Draftable = Dates & { draft?: boolean };

/** A block of a page that is there for a time, or hidden. */
export interface DatedBlock extends Draftable {
  block: number;
  /** What links to it would name. */
  anchors: readonly string[];
}

/** Whether it is not always shown; a draft never is. */
export const isDated = ({ draft, from, until }: Draftable): boolean =>
  draft === true || from !== undefined || until !== undefined;

export function datesOf({ from, until }: Dates): Dates {
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** Those of a block; a hero has none. */
export function blockDates(block: Block): Draftable {
  if (!('from' in block || 'until' in block || 'draft' in block)) return {};
  return { ...(block.draft && { draft: true }), ...datesOf(block) };
}

export function datedBlocks(page: Page): DatedBlock[] {
  return page.blocks.flatMap((block, index) => {
    const dates = blockDates(block);
    if (!isDated(dates)) return [];
    const anchors = anchorsOf({ ...page, blocks: [block] });
    return [{ block: index, ...dates, anchors: [...anchors] }];
  });
}
