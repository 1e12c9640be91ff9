import { undrawnFindings } from '../../../site/check/undrawn-letters';
import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import type { PageFacts } from '../../../site/page/page-facts';
import { replaceTokens } from '../../../site/page/tokens';
import { unusualCharacters } from '../../../site/page/unusual-characters';
import type { Finding } from '../../../site/problem/finding';
import type { SiteFacts } from '../../../site/resolve/site-facts';
import type { Settings } from '../../../site/schema/types.gen';
import { siteFonts } from '../fonts/site-fonts';

/** Every font that has Latin letters at all has those of Western Europe. To open fonts takes a fifth of a second. */
const beyondLatin = /[^\0-\u00FF]/;

/** What link pictures say, and in which font. */
export interface DrawnTexts {
  settings: Pick<Settings, 'name' | 'brand'>;
  pages: readonly (Place & { facts: Pick<PageFacts, 'title'> })[];
  facts: Pick<SiteFacts, 'tokens'>;
}

/** Warns of what link pictures would leave out. Fonts are opened only if a text has unusual letters. */
export async function findUndrawn({ settings, pages, facts }: DrawnTexts): Promise<Finding[]> {
  const name = { file: siteFile, pointer: '/site/name', text: settings.name };
  const texts = [
    name,
    ...pages.map(({ file, pointer, facts: { title } }) => ({
      file,
      pointer: `${pointer}/title`,
      text: replaceTokens(title, facts.tokens),
    })),
  ].filter(({ text }) => beyondLatin.test(unusualCharacters(text)));
  if (texts.length === 0) return [];
  const heading = siteFonts(settings.brand).find(({ family }) => family === 'Headings');
  if (!heading) return [];
  const { openTitleFont } = await import('./title-font');
  const font = await openTitleFont(heading, texts.map(({ text }) => text).join(' '));
  // The name of the site is said to be wrong at its own place.
  const ofName = new Set(font.missing(name.text));
  return texts.flatMap((each) => {
    const { file, pointer } = each;
    const letters = font.missing(each.text).filter((letter) => each === name || !ofName.has(letter));
    return undrawnFindings({ file, pointer, letters, font: heading.font.name.replace(/^.*\//, '') });
  });
}
