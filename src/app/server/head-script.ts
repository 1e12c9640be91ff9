/**
 * Runs in the head before the first paint, so that a stored theme shows without a flash and the theme button works at
 * once, also in a replaced header. Without storage the choice lasts as long as the document. The script also records
 * the document's URL, which Back may change before the loader runs, and lets the fonts before it be preloaded unless a
 * request takes 150 ms (`rtt`, which only Chromium knows, in steps of 25 to 50 ms). On such a line they come too late to
 * be shown, but Chromium would wait for them before it paints. Its hash is in the CSP.
 */
export const headScript = [
  "{let D=document,d=D.documentElement.dataset,s={},l='light',k='dark',t;",
  'try{s=localStorage||s}catch{}',
  't=s.theme;t=t===l||t===k?d.theme=t:0;d.url=location;',
  "navigator.connection?.rtt>=150||D.querySelectorAll('[as=font]').forEach(e=>e.media='');",
  "addEventListener('click',e=>e.target.closest?.('.theme-button')&&",
  "(s.theme=d.theme=t=(t?t===k:matchMedia('(prefers-color-scheme:dark)').matches)?l:k))}",
].join('');
