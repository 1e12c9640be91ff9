import type { Page, PageKind, SiteContent } from '../schema/types.gen';

/** What a page is: as written, else what its layout says, else what its blocks make it. */
export function pageKind({ kind, layout, blocks }: Page, { layoutKinds }: SiteContent): PageKind | undefined {
  const written = kind ?? (layout === undefined ? undefined : layoutKinds?.[layout]);
  if (written) return written;
  if (blocks.some(({ type }) => type === 'contactForm')) return 'contact';
  return blocks.some(({ type }) => type === 'directory') ? 'collection' : undefined;
}
