/** Nothing is measured, nor is the part that measures asked for, unless the site names an endpoint. */
export function startVitals(): void {
  // A site without an endpoint is built without the part that measures.
  if (import.meta.env.SITE_VITALS !== true) return;
  const endpoint = document.querySelector<HTMLElement>('[data-vitals]')?.dataset.vitals;
  if (endpoint === undefined) return;
  import('./report-vitals').then(
    ({ reportVitals }) => reportVitals(endpoint),
    () => {},
  );
}
