import type { Drawing, HeroBlock, Tone } from '../schema/types.gen';
import { isPhoto } from './tone-of';

/** What it is drawn on. */
function groundOf({ kind, form }: Drawing): Tone {
  if (kind === 'table') return 'brand';
  const isClear = kind === 'grid' || form === 'open' || (kind === 'city' && form !== 'flat');
  return isClear ? 'light' : 'tint';
}

/** A hero that is a drawing goes on below its words on the ground of that. */
export const withDrawnTone = (hero: HeroBlock): HeroBlock =>
  isPhoto(hero) && !hero.tone && hero.image?.type === 'drawing'
    ? { ...hero, tone: groundOf(hero.image) }
    : hero;
