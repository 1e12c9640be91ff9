import { findProgram } from './find-program';

const debian = '/usr/share/fonts/truetype/liberation';

/**
 * A font that the fallback faces know (src/app/styles/fonts.css). Without one, text moves when the web font arrives, and
 * tests of layout shift fail.
 */
export const findFonts = () =>
  findProgram({
    variable: 'FALLBACK_FONT_PATH',
    places: () => [
      `${debian}/LiberationSans-Regular.ttf`,
      `${debian}2/LiberationSans-Regular.ttf`,
      '/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ],
    debianPackage: 'fonts-liberation',
    missing:
      "No Arial or Liberation Sans found. Install Debian's package `fonts-liberation`, or set FALLBACK_FONT_PATH.",
  });
