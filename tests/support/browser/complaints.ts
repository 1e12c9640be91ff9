import type { Page } from 'playwright';

/** A navigation asks for the form with a slash. */
const trimSlash = (url: string) => url.replace(/\/$/, '');

export type Complaints = readonly string[];

/** Collects everything that a page complains of: console, uncaught errors, policy violations, failed and foreign requests. */
export async function listenForComplaints(page: Page): Promise<Complaints> {
  const complaints: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`blocked by ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The document's own status, such as that of an unknown page, is what its test asks for.
    const isDocument = trimSlash(message.location().url) === trimSlash(page.url());
    if (isDocument && message.text().startsWith('Failed to load resource')) return;
    complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    if (new URL(request.url()).host !== new URL(page.url()).host)
      complaints.push(`foreign: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    // The page ended it: what it asked for is no longer shown.
    if (error !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${error}`);
  });
  return complaints;
}
