/** Runs in development before the application starts, so that the error overlay always follows the content. */
import.meta.hot?.on('site:update', () => {
  // Vite removes its overlay only after a module update, and content is not a module.
  document.querySelector('vite-error-overlay')?.remove();
  if (!document.documentElement.dataset.hydrated) location.reload();
});
