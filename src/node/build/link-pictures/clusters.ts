const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters with their marks. macOS writes file names, and what is copied from them, with marks apart. */
export const clustersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);
