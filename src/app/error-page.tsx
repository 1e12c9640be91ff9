import { strings } from './strings';

/** Shown when a page can't be drawn in the browser (specification §8). */
export function ErrorPage() {
  return (
    <section className="error-page frame">
      <h1 className="d2">{strings.unexpectedError}</h1>
      <p className="lead">{strings.unexpectedErrorHelp}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {strings.reload}
      </button>
    </section>
  );
}
