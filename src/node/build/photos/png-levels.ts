import { pngChunks } from '../../../site/image/png-chunks';

/** Chunks that say more of the colors than a gamma. libvips goes by the profile; the others mean sRGB to it. */
const better = ['cICP', 'iCCP', 'sRGB'];
/** What a PNG of sRGB says in hundred-thousandths, and what is too near to it to be seen. */
const [ordinary, unseen] = [45_455, 1_000];

/** The level that browsers show for each level of a PNG with a gamma of its own, which libvips ignores. */
export function pngLevels(head: Uint8Array): Uint8Array | undefined {
  const chunks = pngChunks(head);
  const at = chunks.find(({ name }) => name === 'gAMA')?.at;
  if (at === undefined || at + 4 > head.length || chunks.some(({ name }) => better.includes(name)))
    return undefined;
  const gamma = new DataView(head.buffer, head.byteOffset).getUint32(at);
  if (gamma === 0 || Math.abs(gamma - ordinary) < unseen) return undefined;
  return Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(encoded((level / 255) ** (100_000 / gamma)) * 255),
  );
}

/** By IEC 61966-2-1. */
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
