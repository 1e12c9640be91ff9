import { undrawnFindings } from '../../../site/check/undrawn-letters';
import { siteFile } from '../../../site/files/site-file';
import { replaceTokens } from '../../../site/page/tokens';
import { unusualCharacters } from '../../../site/page/unusual-characters';
import type { Finding } from '../../../site/problem/finding';
import type { Site } from '../../../site/resolve/site';
import { siteFonts } from '../fonts/site-fonts';

/** Every font that has Latin letters at all has those of Western Europe. To open fonts takes a fifth of a second. */
const beyondLatin = /[^\0-\u00FF]/;

/** Warns of what link pictures would leave out. Fonts are opened only if a text has unusual letters. */
export async function findUndrawn({ settings, pages, facts }: Site): Promise<Finding[]> {
  const texts = [
    { file: siteFile, pointer: '/site/name', text: settings.name },
    ...pages.map(({ file, pointer, facts: { title } }) => ({
      file,
      pointer: `${pointer}/title`,
      text: replaceTokens(title, facts.tokens),
    })),
  ].filter(({ text }) => beyondLatin.test(unusualCharacters(text)));
  const heading = siteFonts(settings.brand).find(({ family }) => family === 'Headings');
  if (texts.length === 0 || !heading) return [];
  const { openTitleFont } = await import('./title-font');
  const font = await openTitleFont(heading, texts.map(({ text }) => text).join(' '));
  // The name of the site is said to be wrong at its own place.
  const ofName = new Set(font.missing(settings.name));
  return texts.flatMap(({ file, pointer, text }) => {
    const letters = font.missing(text).filter((letter) => file === siteFile || !ofName.has(letter));
    return undrawnFindings({ file, pointer, letters, font: heading.font.name.replace(/^.*\//, '') });
  });
}
