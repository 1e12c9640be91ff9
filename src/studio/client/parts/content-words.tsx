import { createContext, type ReactNode, useContext } from 'react';
import { siteFile } from '../../../site/files/site-file';
import { valueAt } from '../../../site/json/value-at';
import { useEditor } from '../model/editor';

const LanguageContext = createContext<string | undefined>(undefined);

/** Gives the parts within it the site's language. Fields ask for nothing else of the content: they are not rendered again with it. */
export function ContentLanguage({ children }: { children: ReactNode }) {
  const language = valueAt(useEditor().valueOf(siteFile), '/site/language');
  return (
    <LanguageContext value={typeof language === 'string' ? language : undefined}>{children}</LanguageContext>
  );
}

/** The attributes of what holds words of the content: they may be in another language, and run the other way. */
export const useContentWords = () => ({ dir: 'auto', lang: useContext(LanguageContext) });

export const ContentWords = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => (
  <span className={className} {...useContentWords()}>
    {children}
  </span>
);
