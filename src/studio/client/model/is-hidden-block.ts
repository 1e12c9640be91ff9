import { memberOf } from '../../../site/json/value-at';

/** Whether visitors do not see a block, whatever its dates say. */
export const isHiddenBlock = (block: unknown): boolean => memberOf(block, 'draft') === true;
