import type { Block, Page } from '../schema/types.gen';
import { anchorsOf } from './page-anchors';

/** Two dates as they are written. */
export interface Dates {
  from?: string;
  until?: string;
}

/** A block of a page that is there for a time. */
export interface DatedBlock extends Dates {
  block: number;
  /** What links to it would name. */
  anchors: readonly string[];
}

export function datesOf({ from, until }: Dates): Dates {
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** Those of a block; a hero has none. */
export const blockDates = (block: Block): Dates =>
  'from' in block || 'until' in block ? datesOf(block) : {};

export function datedBlocks(page: Page): DatedBlock[] {
  return page.blocks.flatMap((block, index) => {
    const dates = blockDates(block);
    if (dates.from === undefined && dates.until === undefined) return [];
    const anchors = anchorsOf({ ...page, blocks: [block] });
    return [{ block: index, ...dates, anchors: [...anchors] }];
  });
}
