/** What the build still decodes in less than 500 MB of memory. AVIF is decoded whole, the others row by row. */
export const mostMegapixels = (src: string) => (src.endsWith('.avif') ? 20 : 64);

/** WebP ends a little above. */
export const longestSide = 16_000;
