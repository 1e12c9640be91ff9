import { createContext, useContext, useMemo } from 'react';
import type { StaticId } from '../site/schema/kinds';

/** What a drawing is used for: this decides its size and detail. */
export type StaticUse =
  | 'icon'
  | 'logo'
  | 'hero'
  | 'home'
  | 'cell'
  | 'card'
  | 'figure'
  | 'banner'
  | 'call'
  | 'poster'
  | 'map';

/**
 * Returns the markup of a drawing. The server draws it; a client navigation reads it from the fetched page; hydration
 * returns '', because the markup is already in the document.
 */
export type StaticSource = (id: StaticId, use: StaticUse) => string | TrustedHTML;

export const StaticContext = createContext<StaticSource>(() => '');

/** Markup that only the server creates: it is in no script, and React does not hydrate its nodes. */
export function Static({ id, use, className }: { id: StaticId; use: StaticUse; className?: string }) {
  const source = useContext(StaticContext);
  // React compares TrustedHTML by identity, so the result is kept while the source is the same.
  const html = useMemo(() => source(id, use), [source, id, use]);
  return (
    <span
      className={className ? `static-${use} ${className}` : `static-${use}`}
      data-static={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: created by the build, allowed by the only Trusted Types policy
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
