/** Runs in the head before the first paint, so that a remembered theme never flashes. Hashed in the CSP. */
export const themeScript =
  "try{const t=localStorage.theme;if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";
