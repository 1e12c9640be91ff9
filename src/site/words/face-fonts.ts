import type { Brand } from '../schema/types.gen';
import { isWellFormed, localeOf } from './locale-of';

type Fonts = Pick<Brand, 'headingFont' | 'textFont'>;

const pair = (headingFont: string, textFont = headingFont): Fonts => ({ headingFont, textFont });

const naskh = pair('noto-naskh-arabic');
const kufi = pair('reem-kufi', 'noto-naskh-arabic');

/** Fonts that are installed, by the look that they belong to. */
const latin = {
  standard: {},
  practice: pair('figtree'),
  cafe: pair('bricolage-grotesque', 'figtree'),
  association: pair('newsreader'),
  studio: pair('archivo'),
  trade: pair('newsreader', 'figtree'),
} satisfies Record<string, Fonts>;

export type FaceName = keyof typeof latin;

const arabic: Readonly<Record<FaceName, Fonts>> = {
  standard: naskh,
  practice: naskh,
  cafe: kufi,
  association: naskh,
  studio: kufi,
  trade: kufi,
};

/** The fonts of a look that have the letters of a language. Of those installed, Geist has the most other ones. */
export function faceFonts(face: FaceName, language: string): Fonts {
  const locale = localeOf(language);
  const { script, language: spoken } = new Intl.Locale(isWellFormed(locale) ? locale : 'und').maximize();
  if (script === 'Arab') return arabic[face];
  return (script === 'Latn' && spoken !== 'vi') || face === 'standard' ? latin[face] : pair('geist');
}
