import { documentFile } from '../../../site/page/output-paths';
import type { OutputFile } from '../output/output';
import type { BuiltSide, ReviewedPage } from './compare-sites';

/** Takes pictures of built pages, as far as a browser is found. */
export interface Camera {
  /** A PNG of the whole length of a document in an output; undefined if there can be none. */
  shoot(folder: string, file: string): Promise<Buffer | undefined>;
  end(): Promise<void>;
}

/** The files of pictures, by their paths in the output. */
export interface PagePictures {
  now?: string;
  before?: string;
}

/** In pixels: what is shown of a page, and what is above the place where it begins to differ. */
const shown = { width: 1440, height: 1080, above: 160 };
/** In pixels. */
const width = 720;

/** Pictures of the part in which a page differs; of one that is only on one side of its start. */
export async function picturesOf(
  { now, before }: Pick<ReviewedPage, 'now' | 'before'>,
  name: string,
  camera: Camera,
  [site, siteBefore]: readonly [BuiltSide, BuiltSide | undefined],
): Promise<{ pictures: PagePictures; files: OutputFile[] }> {
  const shoot = async (side: BuiltSide | undefined, page: ReviewedPage['now']) =>
    side && page ? camera.shoot(side.folder, documentFile(page.facts.path)) : undefined;
  const [is, was] = [await shoot(site, now), await shoot(siteBefore, before)];
  const top = is && was ? await firstDifference(is, was) : 0;
  const files: OutputFile[] = [];
  const pictures: PagePictures = {};
  // Of pages that look the same, none says anything.
  if (top === undefined) return { pictures, files };
  for (const [side, png] of [
    ['before', was],
    ['now', is],
  ] as const) {
    if (!png) continue;
    const path = `${name}-${side}.webp`;
    files.push({ path, pieces: [await partOf(png, top)] });
    pictures[side] = path;
  }
  return { pictures, files };
}

/** Loaded only when there is a picture. */
const loadSharp = async () => (await import('sharp')).default;

/** The first line of pixels that differs; undefined if none does. */
async function firstDifference(one: Buffer, other: Buffer): Promise<number | undefined> {
  const sharp = await loadSharp();
  const read = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = [await read(one), await read(other)];
  const line = a.info.width * a.info.channels;
  const most = Math.min(a.data.length, b.data.length);
  for (let at = 0; at < most; at += line)
    if (!a.data.subarray(at, at + line).equals(b.data.subarray(at, at + line))) return at / line;
  return a.data.length === b.data.length ? undefined : most / line;
}

async function partOf(png: Buffer, difference: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(png);
  const { height } = await picture.metadata();
  const top = Math.max(0, Math.min(difference - shown.above, height - shown.height));
  return picture
    .extract({ left: 0, top, width: shown.width, height: Math.min(shown.height, height - top) })
    .resize({ width })
    .webp({ quality: 80 })
    .toBuffer();
}
