/** The folder of link pictures. Browsers load this module, so it has nothing else. */
export const linkPictures = 'og';

/** The address of a page's link picture. */
export const linkPicturePath = (path: string) => `/${linkPictures}${path === '/' ? '' : path}.png`;
