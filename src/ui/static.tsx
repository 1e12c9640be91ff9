import { createContext, useContext, useMemo } from 'react';
import type { StaticId } from '../site/schema/kinds';

/** What a drawing is used for; it decides the drawing's size and detail. */
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
 * Gives a drawing's markup. The server draws it, a client navigation cuts it out of the fetched page, and
 * hydration answers '' because the markup is in the document already and stays.
 */
export type StaticSource = (id: StaticId, use: StaticUse) => string | TrustedHTML;

export const StaticContext = createContext<StaticSource>(() => '');

/** Markup that only the server draws: it never enters a script and is never hydrated node by node. */
export function Static({ id, use, className }: { id: StaticId; use: StaticUse; className?: string }) {
  const source = useContext(StaticContext);
  // React compares TrustedHTML by identity, so one answer is kept for as long as the source is the same.
  const html = useMemo(() => source(id, use), [source, id, use]);
  return (
    <span
      className={className ? `static-${use} ${className}` : `static-${use}`}
      data-static={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build, passed by the one Trusted Types policy
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
