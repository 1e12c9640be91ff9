import { useState } from 'react';
import { firstKeys, matchKeys } from './item-keys';

/** Keys that stay with their items. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [state, setState] = useState(() => firstKeys(items));
  const matched = matchKeys(state, items);
  if (matched !== state) setState(matched);
  return matched.keys;
}
