import { createContext, useContext, useEffect, useState } from 'react';
import type { BrandColors } from '../../../protocol/requests';
import { useEditor } from '../../model/editor';

export type Fields = Readonly<Record<string, unknown>>;

interface ShownBrand {
  /** With the standard for what is missing. */
  brand: Fields;
  /** By the name of a sample; '' are those of the brand itself. Nothing before the server has answered. */
  colors: Readonly<Record<string, BrandColors>>;
}

export const BrandContext = createContext<ShownBrand>({ brand: {}, colors: {} });
export const useBrand = (): ShownBrand => useContext(BrandContext);

/** The colors of brands, by the same names. Those of before stay until there are others. */
export function useColors(brands: Readonly<Record<string, Fields>>): ShownBrand['colors'] {
  const { ask } = useEditor();
  const [colors, setColors] = useState<ShownBrand['colors']>({});
  const wanted = JSON.stringify(brands);
  useEffect(() => {
    let isWanted = true;
    ask('brandColors', { brands: JSON.parse(wanted) }).then(
      (answer) => isWanted && setColors(answer),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [ask, wanted]);
  return colors;
}
