// What hydration needs of React, named one by one so that the rest is left out of the bundle.
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
