import { createContext } from 'react';
import { keysOf } from '../../site/json/json-path';
import type { LayoutReasons } from './layout-reasons';

/** What the page's layout fixes, by the pointer of the field. */
export interface FieldReasons {
  value(pointer: string): { reason: string; wanted: unknown } | undefined;
  items(pointer: string): { reason: string; count: number } | undefined;
}

export const ReasonsContext = createContext<FieldReasons>({ value: () => undefined, items: () => undefined });

/** For fields of the blocks of a page, by their whole pointers. */
export function fieldReasons(reasons: LayoutReasons, page: string): FieldReasons {
  const within = <Found>(pointer: string, find: (index: number, key: string) => Found): Found | undefined => {
    const [list, index, key, ...rest] = keysOf(pointer.slice(page.length));
    return list === 'blocks' && key !== undefined && rest.length === 0 ? find(Number(index), key) : undefined;
  };
  return {
    value: (pointer) => within(pointer, reasons.value),
    items: (pointer) => within(pointer, reasons.items),
  };
}
