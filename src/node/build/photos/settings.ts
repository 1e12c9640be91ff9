/** How each format is written. The names of files depend on it, so that a change here reaches every cache. */
export const settings = {
  // One more when the same photo and settings give other pixels.
  version: 3,
  // Effort 4, the default, takes five times as long for the same bytes.
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 75 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const;
