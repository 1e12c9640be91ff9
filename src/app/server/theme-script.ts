/**
 * Runs in the head before the first paint: a remembered theme never flashes, and the theme button, wherever the
 * header comes from, answers its first press. Without storage the choice lasts as long as the page. It notes the
 * document's own address, which Back may change before the loader is there. Hashed in the CSP.
 */
export const themeScript = [
  "{let d=document.documentElement.dataset,s={},l='light',k='dark',t;",
  'try{s=localStorage||s}catch{}',
  't=s.theme;t=t===l||t===k?d.theme=t:0;d.url=location;',
  "addEventListener('click',e=>e.target.closest?.('.theme-button')&&",
  "(s.theme=d.theme=t=(t?t===k:matchMedia('(prefers-color-scheme:dark)').matches)?l:k))}",
].join('');
