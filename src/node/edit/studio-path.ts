/** Below it lies the studio; no page's path can start with it. */
export const studioPath = '/_edit/';
