import type { VisitProvider } from '../../site/resolve/visit-providers';
import { askForCookies } from './ask-for-cookies';
import { startGoogle, stopGoogle } from './google-tag';
import { visitRequest } from './visit-request';

/** A browser may load a page that nobody has opened yet. */
function whenShown(shown: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', shown, { once: true });
  else shown();
}

/** Calls back whenever the document shows another page, or is shown again from the browser's memory. */
function eachLaterPage(canonical: HTMLLinkElement, shown: () => void): void {
  let last = canonical.href;
  // A page that is shown in place changes the head: first the title, then this address.
  new MutationObserver(() => {
    if (canonical.href === last) return;
    last = canonical.href;
    shown();
  }).observe(canonical, { attributeFilter: ['href'] });
  addEventListener('pageshow', ({ persisted }) => persisted && shown());
}

/**
 * Counts each page that a visitor opens, at the site's own address only: neither in a preview nor while someone edits.
 * No cookie is set or sent. Google Analytics needs some, so it starts when the visitor has allowed them.
 */
export function countVisits(providers: readonly VisitProvider[]): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical || new URL(canonical.href).origin !== location.origin) return;

  let { referrer } = document;
  const countPage = () => {
    const url = location.href.replace(/#.*/, '');
    const page = { url, title: document.title, referrer };
    const visit = { ...page, language: navigator.language, screen: `${screen.width}x${screen.height}` };
    for (const provider of providers)
      if (provider.name !== 'google')
        fetch(provider.endpoint, {
          method: 'POST',
          keepalive: true,
          credentials: 'omit',
          ...visitRequest(provider, visit),
        }).catch(() => {});
    referrer = url;
  };
  whenShown(() => {
    countPage();
    eachLaterPage(canonical, countPage);
    const google = providers.find((provider) => provider.name === 'google');
    if (google) askForCookies({ allow: () => startGoogle(google.measurementId), refuse: stopGoogle });
  });
}
