import { createContext, useContext } from 'react';
import type { PageView } from '../site/resolve/view';

/** What a block may know of the page it stands on. */
export type PageFacts = Pick<PageView, 'trail' | 'email'>;

export const PageContext = createContext<PageFacts>({ trail: [], email: '' });
export const usePage = () => useContext(PageContext);
