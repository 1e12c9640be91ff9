/** Makes the browser follow a link, before the application sees the click. */
function leaveLink({ target }: Event) {
  if (target instanceof Element) target.closest('a')?.setAttribute('target', '_self');
}

/**
 * Returns a copy of the server's markup if hydration has failed: visitors can read and use it without the application.
 * Its links then load documents. Returns undefined once the application has shown a page.
 */
export function keepPage(): DocumentFragment | undefined {
  if (document.documentElement.dataset.hydrated) return undefined;
  const page = document.createDocumentFragment();
  for (const node of document.getElementById('main')?.childNodes ?? []) page.append(node.cloneNode(true));
  addEventListener('click', leaveLink, { capture: true });
  return page;
}
