import { listenToPanels } from './panels';
import { listenToScroll } from './scroll-shadow';
import { startVitals } from './vitals';

/** Header and footer are server-only markup; this is all of their behavior that the browser does not give. */
export function listenToChrome(): void {
  listenToPanels();
  listenToScroll();
  startVitals();
}
