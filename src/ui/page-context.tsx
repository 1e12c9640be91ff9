import { createContext, useContext } from 'react';
import type { PageView } from '../site/resolve/view';

/** What a block may know about its page. */
export type PageContextValue = Pick<PageView, 'trail' | 'email' | 'language'>;

export const PageContext = createContext<PageContextValue>({ trail: [], email: '', language: 'en' });
export const usePage = () => useContext(PageContext);
