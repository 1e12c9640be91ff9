import { isRecord } from '../json/is-record';
import type { WrittenList } from '../schema/types.gen';

/** A block that shows rows of a collection. The types know no block of this type: pages are rendered with what it shows. */
export const isList = (block: unknown): block is WrittenList => isRecord(block) && block.type === 'list';

export const listsIn = (blocks: readonly unknown[]): WrittenList[] => blocks.filter(isList);
