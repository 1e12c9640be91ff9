import type { Analytics } from '../schema/types.gen';

/** Who counts visits, as the browser needs it: where each visit is sent, and as which site's. */
export type VisitProvider =
  | { name: 'plausible'; endpoint: string; domain: string }
  | { name: 'umami'; endpoint: string; website: string }
  | { name: 'matomo'; endpoint: string; site: number }
  | { name: 'google'; measurementId: string };

/**
 * The providers that a site names. The addresses are those of Plausible's "Events API", Umami's "Sending stats" and
 * Matomo's "Tracking HTTP API".
 */
export function visitProviders({ plausible, umami, matomo, google }: Analytics = {}): VisitProvider[] {
  const providers: VisitProvider[] = [];
  if (plausible) {
    const { domain, server = 'https://plausible.io' } = plausible;
    providers.push({ name: 'plausible', endpoint: `${server}/api/event`, domain });
  }
  if (umami) {
    const { website, server = 'https://cloud.umami.is' } = umami;
    providers.push({ name: 'umami', endpoint: `${server}/api/send`, website });
  }
  if (matomo) {
    const { server, site } = matomo;
    providers.push({ name: 'matomo', endpoint: `${server}/matomo.php`, site });
  }
  if (google) providers.push({ name: 'google', measurementId: google.measurementId });
  return providers;
}

/** Google Analytics sets cookies, so visitors are asked first. */
export const asksForCookies = (analytics: Analytics | undefined): boolean => analytics?.google !== undefined;
