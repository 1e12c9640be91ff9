import { useEffect, useState } from 'react';
import type { Answer } from '../../protocol/requests';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { PlanView } from '../parts/plan-view';
import { ToolButton } from '../parts/tool-button';
import { copiedFrom, forgetCopy } from './copies';

/** On a copied page: what still speaks of the other one, until nothing does, or until it is closed. */
export function CopyNote({ page: { path } }: { page: PageEntry }) {
  const { ask, pages, isSaved } = useEditor();
  const [of, setOf] = useState(() => copiedFrom(path));
  const [left, setLeft] = useState<Answer<'leftOfCopy'>>();
  useEffect(() => {
    if (of === undefined || !isSaved) return;
    let isWanted = true;
    ask('leftOfCopy', { path, of }).then(
      (answer) => isWanted && setLeft(answer),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [ask, path, of, isSaved]);
  if (of === undefined || !left || left.count === 0) return null;
  const title = pages.find((page) => page.path === of)?.title ?? of;
  return (
    <section className="layout-note copy-note" aria-label="Copied page">
      <p>
        <strong>This page is a copy of “{title}”.</strong> The rest is as there, too: look at its cards and
        links.
      </p>
      <PlanView plan={left} title="Still speaks of it" close={() => {}} />
      <ToolButton
        icon="x"
        name="Close this list"
        onPress={() => {
          forgetCopy(path);
          setOf(undefined);
        }}
      />
    </section>
  );
}
