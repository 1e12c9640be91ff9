// The parts of React that hydration needs, by name, so that the bundle omits the rest.
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
