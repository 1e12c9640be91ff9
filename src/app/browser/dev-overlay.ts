/** Runs in development before the application does: what is wrong with the content shows, and goes, at any time. */
import.meta.hot?.on('site:update', () => {
  // Vite's overlay goes away with a module update only, and content is no module.
  document.querySelector('vite-error-overlay')?.remove();
  if (!document.documentElement.dataset.hydrated) location.reload();
});
