/** Marks links as the browser's own, before the application sees the click. */
function leaveLink({ target }: Event) {
  if (target instanceof Element) target.closest('a')?.setAttribute('target', '_self');
}

/**
 * The page as the server wrote it, if the application has failed to take it over: it needs none to be read and
 * used. Its links then load documents. Nothing once the application has shown a page.
 */
export function keepPage(): DocumentFragment | undefined {
  if (document.documentElement.dataset.hydrated) return undefined;
  const page = document.createDocumentFragment();
  for (const node of document.getElementById('main')?.childNodes ?? []) page.append(node.cloneNode(true));
  addEventListener('click', leaveLink, { capture: true });
  return page;
}
