/** Path of the page that answers for every unknown address. */
export const notFoundPath = '/404';
