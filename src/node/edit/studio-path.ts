/** Below it lies the studio; no page's path can start with it. */
export const studioPath = '/_edit/';
/** No page has a path with a dot. */
export const draftPath = '/_edit/draft.html';
export const stillPath = '/_edit/still.html';
