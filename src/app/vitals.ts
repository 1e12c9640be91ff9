/** Nothing is measured, nor is the part that measures asked for, unless the site names an endpoint. */
export function startVitals(): void {
  const endpoint = document.querySelector<HTMLElement>('[data-vitals]')?.dataset.vitals;
  if (endpoint === undefined) return;
  import('./report-vitals').then(
    ({ reportVitals }) => reportVitals(endpoint),
    () => {},
  );
}
