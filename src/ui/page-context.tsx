import { createContext, useContext } from 'react';
import type { PageView } from '../site/resolve/view';

/** What a block may know about its page. */
export type PageContextValue = Pick<PageView, 'trail' | 'email' | 'locale'>;

export const PageContext = createContext<PageContextValue>({ trail: [], email: '', locale: 'en' });
export const usePage = () => useContext(PageContext);
