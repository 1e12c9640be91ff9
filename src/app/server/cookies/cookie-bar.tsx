import { useWords } from '../../../ui/words';

/** Asks whether a provider may set cookies. The script that counts visits shows it, and listens to its buttons. */
export function CookieBar() {
  const words = useWords();
  return (
    <section id="cookies" className="cookie-bar" aria-label={words.cookies} hidden>
      <p>{words.cookiesQuestion}</p>
      <div className="cookie-answers">
        <button type="button" className="button button-secondary" value="refuse">
          {words.cookiesRefuse}
        </button>
        <button type="button" className="button button-secondary" value="allow">
          {words.cookiesAllow}
        </button>
      </div>
    </section>
  );
}
