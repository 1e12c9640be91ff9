let last = document.head.querySelector('style')?.textContent;

/** Gives this document the styles of a newer one in place of its own: the brand of the site may be another. */
export function updateStyles(text: string | undefined): void {
  if (text === undefined || text === last) return;
  last = text;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  // Not an element: this document's policy names its own styles alone.
  document.adoptedStyleSheets = [sheet];
  for (const { sheet: own } of document.head.querySelectorAll('style')) if (own) own.disabled = true;
}
