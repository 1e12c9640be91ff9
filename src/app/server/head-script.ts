/**
 * Runs in the head before the first paint, so that a stored theme shows without a flash and the theme button works at
 * once, also in a replaced header. Without storage the choice lasts as long as the document. The script also records
 * the document's URL, which Back may change before the loader runs, and lets the fonts before it be preloaded unless a
 * request takes 150 ms (`rtt`, which only Chromium knows, in steps of 25 to 50 ms). On such a line they come too late to
 * be shown, but Chromium would wait for them before it paints. Its hash is in the CSP.
 *
 * With an announcement it also closes that: it stores the announcement's name, and sets `data-closed` on the root where
 * that name is stored.
 */
export function headScript(announcement?: string): string {
  const [closed, close] = announcement
    ? [
        `s.closed=='${announcement}'&&(d.closed='');`,
        `e.target.closest?.('.announcement-close')?(s.closed='${announcement}',d.closed=''):`,
      ]
    : ['', ''];
  return [
    "{let D=document,d=D.documentElement.dataset,s={},l='light',k='dark',t;",
    'try{s=localStorage||s}catch{}',
    't=s.theme;t=t===l||t===k?d.theme=t:0;d.url=location;',
    closed,
    "navigator.connection?.rtt>=150||D.querySelectorAll('[as=font]').forEach(e=>e.media='');",
    `addEventListener('click',e=>${close}e.target.closest?.('.theme-button')&&`,
    "(s.theme=d.theme=t=(t?t===k:matchMedia('(prefers-color-scheme:dark)').matches)?l:k))}",
  ].join('');
}
