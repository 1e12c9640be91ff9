import { createContext, useContext, useMemo } from 'react';
import type { StaticId } from '../site/schema/kinds';

/** What a drawing is used for: this decides its size and detail. The last three are no drawings. */
export type StaticUse =
  | 'icon'
  | 'social'
  | 'logo'
  | 'hero'
  | 'home'
  | 'cell'
  | 'card'
  | 'figure'
  | 'banner'
  | 'call'
  | 'strip'
  | 'poster'
  | 'map'
  | 'gallery'
  | 'text'
  | 'links'
  | 'definitions';

/**
 * Returns the markup of a drawing or a text. The server draws it; a client navigation reads it from the fetched page;
 * hydration returns '', because the markup is already in the document.
 */
export type StaticSource = (id: StaticId, use: StaticUse) => string | TrustedHTML;

export const StaticContext = createContext<StaticSource>(() => '');

/** What makes an element hold markup that only the server creates: React does not hydrate its nodes. */
export function useStatic(id: StaticId, use: StaticUse) {
  const source = useContext(StaticContext);
  // React compares TrustedHTML by identity, so the result is kept while the source is the same.
  const html = useMemo(() => source(id, use), [source, id, use]);
  return {
    'data-static': id,
    suppressHydrationWarning: true,
    // Created by the build, and allowed by the only Trusted Types policy.
    dangerouslySetInnerHTML: { __html: html },
  };
}

/** A drawing: it is in no script. */
export function Static({ id, use, className }: { id: StaticId; use: StaticUse; className?: string }) {
  return (
    <span className={className ? `static-${use} ${className}` : `static-${use}`} {...useStatic(id, use)} />
  );
}

/** What the page's drawings of scenes refer to. It lies beside the blocks, so that its colors are those of the page. */
export const Definitions = ({ id }: { id: StaticId }) => (
  <span className="definitions" {...useStatic(id, 'definitions')} />
);
