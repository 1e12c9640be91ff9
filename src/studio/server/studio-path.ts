import { serverFolders } from '../../site/page/server-paths';

/** Below it lies the studio; no page's path can start with it. */
export const studioPath = `/${serverFolders.studio}/`;
/** No page has a path with a dot. */
export const draftPath = `${studioPath}draft.html`;
export const stillPath = `${studioPath}still.html`;
