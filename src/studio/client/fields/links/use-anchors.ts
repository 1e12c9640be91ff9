import { useEffect, useState } from 'react';
import type { NamedAnchor } from '../../../../site/page/page-anchors';
import type { Editor } from '../../model/editor';

const none: readonly NamedAnchor[] = [];

/** What a link to a page may name after `#`; nothing until the answer is there. */
export function useAnchors(editor: () => Editor, path: string | undefined): readonly NamedAnchor[] {
  const [known, setKnown] = useState<{ path: string; anchors: readonly NamedAnchor[] }>();
  useEffect(() => {
    if (path === undefined) return;
    let isWanted = true;
    const take = (anchors: readonly NamedAnchor[]) => isWanted && setKnown({ path, anchors });
    // Without an answer, an anchor can still be written.
    editor()
      .ask('anchors', { path })
      .then(take, () => take(none));
    return () => {
      isWanted = false;
    };
  }, [editor, path]);
  return known && known.path === path ? known.anchors : none;
}
