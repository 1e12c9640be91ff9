import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'vite';
import type { Progress } from '../../base/command/progress';
import type { ValidContent } from '../../base/content/load-content';
import type { BundleFile } from '../bundle/bundle-output';
import { drawPagePictures, type LinkPictureContent } from './draw-link-pictures';

/** The files of these pages' link pictures, read one by one as they are asked for. */
export async function linkPictures(
  content: ValidContent,
  pages: readonly LinkPictureContent[],
  cacheDir: string,
  logger: Pick<Logger, 'info'>,
  progress: Progress,
): Promise<Iterable<BundleFile>> {
  const { pictures, drawn } = await drawPagePictures(
    content,
    pages,
    join(cacheDir, 'link-pictures'),
    progress.count,
  );
  const [middle] = [...drawn].sort((one, other) => one - other).slice(Math.floor(drawn.length / 2));
  const time = middle === undefined ? '' : ` (${middle.toFixed(0)} ms each)`;
  logger.info(`${drawn.length} link pictures drawn${time}, ${pictures.length - drawn.length} from the cache`);
  return (function* () {
    for (const { path, file } of pictures) yield { path, content: readFileSync(file) };
  })();
}
