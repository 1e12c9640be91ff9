import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import type { Logger } from 'vite';
import { linkPicturePath } from '../../../site/page/link-picture-path';
import type { ResolvedPage, StaticPart } from '../../../site/resolve/site';
import type { Progress } from '../../base/command/progress';
import type { ValidContent } from '../../base/content/load-content';
import { publishedFile } from '../../base/content/published-file';
import { forgetOld } from '../../base/disk/forget-old';
import type { BundleFile } from '../bundle/bundle-output';
import { arrangement } from '../draw/drawings';
import { artStyleSheets } from '../draw/standalone-drawing';
import { siteFonts } from '../fonts/site-fonts';
import type { Art, Job, Shared } from './draw-picture';

/** A page's link picture: where it goes in the output, and the file that holds it. */
export interface PagePicture {
  path: string;
  file: string;
}

export interface PicturesDrawn {
  pictures: readonly PagePicture[];
  /** How many have no file yet. */
  waiting: number;
  /** How long each new picture took, in milliseconds. */
  drawn: readonly number[];
}

const source = fileURLToPath(new URL('../../..', import.meta.url));
const styleSheets = [...artStyleSheets, `${source}node/build/link-pictures/og.css`];

/** The source files that decide how a picture looks, besides content and fonts. */
export const lookFiles = (): string[] => {
  const code = ['art/**/*.ts', 'site/color/*.ts', 'node/build/link-pictures/*.ts', '!**/*.test.ts'];
  return [...styleSheets, ...globSync(code, { cwd: source, absolute: true }).sort()];
};

function lookVersion(): string {
  const hash = createHash('sha256');
  for (const file of lookFiles()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

type Drawn = Extract<StaticPart, { kind: 'scene' | 'drawing' }>;

/** What a page's link picture shows: the page's title and its first scene or drawing, the hero's where it has one. */
export interface LinkPictureContent {
  path: string;
  title: string;
  part: Drawn | undefined;
}

export function linkPictureContent({ view, statics }: ResolvedPage): LinkPictureContent {
  const { path, title } = view;
  for (const block of view.blocks) {
    const part = 'image' in block && block.image !== undefined ? statics.get(block.image) : undefined;
    if (part?.kind === 'scene' || part?.kind === 'drawing') return { path, title, part };
  }
  return { path, title, part: undefined };
}

/** What decides how the drawing looks. */
function plainArt(part: Drawn): Art {
  if (part.kind === 'drawing') return { kind: 'drawing', drawing: { ...part.drawing, seed: part.seed } };
  const { layout, devices, jackets } = part.scene;
  return {
    kind: 'scene',
    scene: { layout, devices, seed: arrangement(part.seed), ...(jackets && { jackets }) },
  };
}

/** Draws the link pictures that aren't in the cache already, or leaves them for later. `onProgress` is called after each. */
export async function drawPagePictures(
  { site, folder, files }: Pick<ValidContent, 'site' | 'folder' | 'files'>,
  pages: readonly LinkPictureContent[],
  cache: string,
  onProgress: (done: number, all: number) => void,
  isLater = false,
): Promise<PicturesDrawn> {
  mkdirSync(cache, { recursive: true });
  const { name: siteName } = site.settings;
  const icon = site.settings.icon && publishedFile({ folder, files, site }, site.settings.icon);
  const fontVersions = siteFonts(site.settings.brand).map(({ font }) => `${font.name} ${font.version}`);
  const version = createHash('sha256')
    .update(JSON.stringify([lookVersion(), fontVersions, siteName, site.settings.brand]))
    .update(icon ?? '')
    .digest('hex');

  const pictures: PagePicture[] = [];
  const missing = new Map<string, Job>();
  for (const { path, title, part } of pages) {
    const art = part && plainArt(part);
    const key = createHash('sha256')
      .update(JSON.stringify([version, title, art]))
      .digest('hex');
    const file = join(cache, `${key}.png`);
    pictures.push({ path: linkPicturePath(path).slice(1), file });
    if (!existsSync(file)) missing.set(file, { title, art, file });
  }

  if (isLater) {
    const isThere = ({ file }: PagePicture) => !missing.has(file);
    return { pictures: pictures.filter(isThere), waiting: missing.size, drawn: [] };
  }
  const texts = [siteName, ...pages.map(({ title }) => title)].join('');
  const drawn = await drawAll(
    [...missing.values()],
    { styleSheets, siteName, icon, brand: site.settings.brand, texts },
    onProgress,
  );
  forgetOld(cache, new Set(pictures.map(({ file }) => file)));
  return { pictures, waiting: 0, drawn };
}

/** Draws as many at once as there are cores, and gives how long each took. */
async function drawAll(
  jobs: readonly Job[],
  shared: Shared,
  onProgress: (done: number, all: number) => void,
): Promise<number[]> {
  const drawn: number[] = [];
  if (jobs.length === 0) return drawn;
  // Loaded only when there is something to draw.
  const { createDrawPicture } = await import('./draw-picture');
  const draw = await createDrawPicture(shared);
  const waiting = jobs.values();
  const drawWaiting = async () => {
    for (const job of waiting) {
      const start = performance.now();
      await draw(job);
      drawn.push(performance.now() - start);
      onProgress(drawn.length, jobs.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawWaiting));
  return drawn;
}

export interface DrawOptions {
  cacheDir: string;
  logger: Pick<Logger, 'info'>;
  /** Pictures that the cache does not have are left for another build. */
  isLater: boolean;
}

/** The files of these pages' link pictures, read one by one as they are asked for, and how many are left for later. */
export async function linkPictures(
  content: ValidContent,
  pages: readonly LinkPictureContent[],
  { cacheDir, logger, isLater }: DrawOptions,
  progress: Progress,
): Promise<{ files: Iterable<BundleFile>; waiting: number }> {
  const { pictures, waiting, drawn } = await drawPagePictures(
    content,
    pages,
    join(cacheDir, 'link-pictures'),
    progress.count,
    isLater,
  );
  const [middle] = [...drawn].sort((one, other) => one - other).slice(Math.floor(drawn.length / 2));
  const time = middle === undefined ? '' : ` (${middle.toFixed(0)} ms each)`;
  const later = waiting === 0 ? '' : `, ${waiting} left for later`;
  logger.info(
    `${drawn.length} link pictures drawn${time}, ${pictures.length - drawn.length} from the cache${later}`,
  );
  const files = (function* () {
    for (const { path, file } of pictures) yield { path, content: readFileSync(file) };
  })();
  return { files, waiting };
}
