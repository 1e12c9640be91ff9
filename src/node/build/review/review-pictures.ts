import { documentFile } from '../../../site/page/output-paths';
import type { SitePage } from '../../../site/page/site-page';
import type { OutputFile } from '../output/output';
import type { BuiltSide, ReviewedPage } from './compare-sites';

/** Takes pictures of built pages, as far as a browser is found. */
export interface Camera {
  /** A PNG of a document in an output, or of an element in it, of the whole length; undefined if there can be none. */
  shoot(folder: string, file: string, element?: string): Promise<Buffer | undefined>;
  end(): Promise<void>;
}

/** The files of pictures, by their paths in the output. */
export interface PagePictures {
  now?: string;
  before?: string;
}

/** In pixels: what is shown of a page, and what is above the place where it begins to differ. */
const shown = { height: 1080, above: 160 };
/** In pixels. */
const width = 720;

type Pages = Pick<ReviewedPage, 'now' | 'before'>;

/** Takes pictures for a folder of the output, and keeps their files. */
export function createPictures(
  camera: Camera,
  folder: string,
  now: BuiltSide,
  before: BuiltSide | undefined,
) {
  const files: OutputFile[] = [];
  return {
    files,
    /** The part in which a page differs; of one that is only on one side its start. */
    async take(pages: Pages, element: string, name: string): Promise<PagePictures> {
      const shoot = async (side: BuiltSide | undefined, page: SitePage | undefined) =>
        side && page ? camera.shoot(side.folder, documentFile(page.facts.path), element) : undefined;
      const [is, was] = await Promise.all([shoot(now, pages.now), shoot(before, pages.before)]);
      const top = is && was ? await firstDifference(is, was) : 0;
      const pictures: PagePictures = {};
      // Of pages that look the same, none says anything.
      if (top === undefined) return pictures;
      for (const [side, png] of [
        ['before', was],
        ['now', is],
      ] as const) {
        if (!png) continue;
        const path = `${folder}/${name}-${side}.webp`;
        files.push({ path, pieces: [await partOf(png, top)] });
        pictures[side] = path;
      }
      return pictures;
    },
  };
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
  const { width: all, height } = await picture.metadata();
  const top = Math.max(0, Math.min(difference - shown.above, height - shown.height));
  return picture
    .extract({ left: 0, top, width: all, height: Math.min(shown.height, height - top) })
    .resize({ width })
    .webp({ quality: 80 })
    .toBuffer();
}
