import { type RefCallback, useState } from 'react';
import { useWords } from '../../ui/words';
import { keepPage } from './keep-page';
import { isMissingPart, loadPageOnce } from './missing-part';

/** Replaces the last page's title, and moves the focus to the heading. */
const arriveAt: RefCallback<HTMLElement> = (heading) => {
  if (!heading) return;
  document.title = heading.innerText;
  heading.focus();
};

/** Shown instead of a page that fails in the browser (docs/product.md, error page). */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useWords();
  const [kept] = useState(keepPage);
  const [loading] = useState(() => !kept && isMissingPart(error) && loadPageOnce());
  if (kept) return <div ref={(element) => element?.replaceChildren(kept)} />;
  if (loading) return null;
  return (
    <section className="section hero">
      <div className="frame error-page">
        <h1 className="d2" tabIndex={-1} ref={arriveAt}>
          {words.unexpectedError}
        </h1>
        <p className="lead">{words.unexpectedErrorHelp}</p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    </section>
  );
}
