import type { Tone } from '../schema/types.gen';

/** Of the blocks that do not have the page's own ground. Their schemas tell editors the same. */
const usual: ReadonlyMap<string, Tone> = new Map([
  ['stats', 'ink'],
  ['cta', 'brand'],
]);

interface Picture {
  readonly type: string;
  readonly kind?: string;
  readonly form?: string;
}

interface Toned {
  type: string;
  tone?: Tone;
  as?: string;
  /** In a view, what stands for it. */
  image?: string | Picture | undefined;
}

/** The ground of a block that names none. */
export const usualTone = ({ type }: Pick<Toned, 'type'>): Tone => usual.get(type) ?? 'light';

/** Whether a block is a picture with words on it. */
export const isPhoto = ({ type, as }: Toned): boolean => type === 'hero' && as === 'photo';

/** What a drawing is drawn on goes on below the words beside it. */
function groundOf({ kind, form }: Picture): Tone {
  if (kind === 'table') return 'brand';
  const isClear = kind === 'grid' || form === 'open' || (kind === 'city' && form !== 'flat');
  return isClear ? 'light' : 'tint';
}

/** The ground that a block is shown on. A parallax has a picture that is no ground. */
export function toneOf(block: Toned): Tone {
  if (block.tone) return block.tone;
  if (!isPhoto(block)) return usualTone(block);
  const { image } = block;
  return typeof image === 'object' && image.type === 'drawing' ? groundOf(image) : 'picture';
}
