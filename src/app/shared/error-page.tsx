import { type RefCallback, useState } from 'react';
import * as strings from '../../ui/strings';
import { keepPage } from './keep-page';
import { isMissingPart, loadPageOnce } from './missing-part';

/** The last page's title no longer fits, and reading goes on here. */
const arriveAt: RefCallback<HTMLElement> = (heading) => {
  if (!heading) return;
  document.title = strings.unexpectedError;
  heading.focus();
};

/** What a page that can't be drawn in the browser becomes (specification §8). */
export function ErrorPage({ error }: { error: unknown }) {
  const [kept] = useState(keepPage);
  const [loading] = useState(() => !kept && isMissingPart(error) && loadPageOnce());
  if (kept) return <div ref={(place) => place?.replaceChildren(kept)} />;
  if (loading) return null;
  return (
    <section className="section hero">
      <div className="frame error-page">
        <h1 className="d2" tabIndex={-1} ref={arriveAt}>
          {strings.unexpectedError}
        </h1>
        <p className="lead">{strings.unexpectedErrorHelp}</p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {strings.reload}
        </button>
      </div>
    </section>
  );
}
