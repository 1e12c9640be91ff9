import type { Tone } from '../schema/types.gen';

/** Of the blocks that do not have the page's own ground. Their schemas tell editors the same. */
const usual: ReadonlyMap<string, Tone> = new Map([
  ['stats', 'ink'],
  ['cta', 'brand'],
]);

interface Toned {
  type: string;
  tone?: Tone;
  as?: string;
}

/** The ground of a block that names none. */
export const usualTone = ({ type }: Pick<Toned, 'type'>): Tone => usual.get(type) ?? 'light';

/** Whether the ground of a block is the picture that it has anyway. */
export const isPhoto = ({ type, as }: Toned): boolean => type === 'hero' && as === 'photo';

/** The ground that a block is shown on. A parallax has a picture that is no ground. */
export const toneOf = (block: Toned): Tone => block.tone ?? (isPhoto(block) ? 'picture' : usualTone(block));
