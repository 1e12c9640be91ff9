import { createContext, useContext } from 'react';
import type { TrailStep } from '../site/view';

/** What a block may know of the page it stands on. */
export interface PageFacts {
  trail: readonly TrailStep[];
}

export const PageContext = createContext<PageFacts>({ trail: [] });
export const usePage = () => useContext(PageContext);
