import type { Tone } from '../schema/types.gen';

interface Toned {
  type: string;
  tone?: Tone;
  as?: string;
}

/** The ground of a block that names none. Schemas tell editors the same. */
export const usualTone = ({ type }: Toned): Tone =>
  type === 'stats' ? 'ink' : type === 'cta' ? 'brand' : 'light';

/** Whether a block is a picture with words on it. */
export const isPhoto = ({ type, as }: Toned): boolean => type === 'hero' && as === 'photo';

/** The ground that a block is shown on. A parallax has a picture that is no ground. */
export const toneOf = (block: Toned): Tone => block.tone ?? (isPhoto(block) ? 'picture' : usualTone(block));
