/** Nothing is counted, nor is the part that counts asked for, unless the site names a provider. */
export function startVisits(): void {
  // A site without a provider is built without the part that counts.
  if (import.meta.env.SITE_VISITS !== true) return;
  const providers = document.querySelector<HTMLElement>('[data-visits]')?.dataset.visits;
  if (providers === undefined) return;
  import('./count-visits').then(
    ({ countVisits }) => countVisits(JSON.parse(providers)),
    () => {},
  );
}
