/**
 * Runs in the head before the first paint, so that a stored theme shows without a flash and the theme button works at
 * once, also in a replaced header. Without storage the choice lasts as long as the document. The script also records
 * the document's URL, which Back may change before the loader runs. Its hash is in the CSP.
 */
export const themeScript = [
  "{let d=document.documentElement.dataset,s={},l='light',k='dark',t;",
  'try{s=localStorage||s}catch{}',
  't=s.theme;t=t===l||t===k?d.theme=t:0;d.url=location;',
  "addEventListener('click',e=>e.target.closest?.('.theme-button')&&",
  "(s.theme=d.theme=t=(t?t===k:matchMedia('(prefers-color-scheme:dark)').matches)?l:k))}",
].join('');
