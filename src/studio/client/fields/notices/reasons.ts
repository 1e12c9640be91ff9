import { createContext, useMemo } from 'react';
import { siteFile } from '../../../../site/files/site-file';
import { keysOf } from '../../../../site/json/json-path';
import type { Place } from '../../../../site/json/place';
import { memberOf, valueAt } from '../../../../site/json/value-at';
import { shownBlock } from '../../../../site/read/shared-blocks';
import { pageAround } from '../../../protocol/names';
import type { Editor } from '../../model/editor';
import { type LayoutReasons, layoutReasons } from '../../model/layout-reasons';

/** What the page's layout fixes, by the pointer of the field. */
export interface FieldReasons {
  value(pointer: string): { reason: string; wanted: unknown } | undefined;
  items(pointer: string): { reason: string; count: number } | undefined;
}

export const ReasonsContext = createContext<FieldReasons>({ value: () => undefined, items: () => undefined });

/** Of the page around a place. It stays the same while only texts change. */
export function useReasons(editor: Editor, place: Place): FieldReasons {
  const around = pageAround(place);
  const site = editor.valueOf(siteFile);
  const page = valueAt(editor.valueOf(place.file), around);
  const blocks = memberOf(page, 'blocks');
  const shape = JSON.stringify({
    layout: memberOf(page, 'layout'),
    blocks: Array.isArray(blocks)
      ? blocks.map((block) => ({ type: memberOf(shownBlock(site, block), 'type') }))
      : [],
  });
  return useMemo(() => fieldReasons(layoutReasons(site, JSON.parse(shape)), around), [site, shape, around]);
}

/** For fields of the blocks of a page, by their whole pointers. */
function fieldReasons(reasons: LayoutReasons, page: string): FieldReasons {
  const within = <Found>(pointer: string, find: (index: number, key: string) => Found): Found | undefined => {
    const [list, index, key, ...rest] = keysOf(pointer.slice(page.length));
    return list === 'blocks' && key !== undefined && rest.length === 0 ? find(Number(index), key) : undefined;
  };
  return {
    value: (pointer) => within(pointer, reasons.value),
    items: (pointer) => within(pointer, reasons.items),
  };
}
