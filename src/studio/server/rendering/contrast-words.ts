import { readHex } from '../../../site/color/oklab';
import { hexContrast } from '../../../site/color/oklch';
import { type Theme, toneColors } from '../../../site/color/tone-colors';
import type { Brand } from '../../../site/schema/types.gen';

const ratio = (one: string, other: string) => `${hexContrast(one, other).toFixed(1)} to 1`;

/** What the site makes of a color of the brand where it could not be read or seen: a sentence each. */
export function contrastWords(brand: Brand, key: 'color' | 'accent'): string[] {
  const hex = brand[key];
  if (hex === undefined || !readHex(hex)) return [];
  const themes: readonly Theme[] = brand.ground === 'ink' ? ['dark'] : ['light', 'dark'];
  const sentences = themes.flatMap((theme) => {
    const { grounds, link, accent, button } = toneColors(brand, 'light', theme);
    const [page] = grounds;
    const where = theme === 'dark' && themes.length > 1 ? ' in the dark theme' : '';
    const text = key === 'color' ? link : accent;
    const turned = theme === 'dark' ? 'lightened' : 'darkened';
    const said =
      text === hex
        ? []
        : [`As text${where} it is ${turned} to ${text}, so that it can be read (${ratio(text, page)}).`];
    if (key === 'accent') return said;
    const { fill, label, edge } = button;
    const isDark = label !== '#ffffff';
    if (fill !== hex)
      said.push(
        `Buttons${where} are ${turned} to ${fill}, with ${isDark ? 'dark' : 'white'} labels (${ratio(label, fill)}).`,
      );
    else if (isDark) said.push(`Labels on it are dark (${ratio(label, fill)}).`);
    if (edge !== fill)
      said.push(
        `Buttons have an edge${where}, because the page has almost the same color (${ratio(fill, page)}).`,
      );
    return said;
  });
  return [...new Set(sentences)];
}
