import { join } from 'node:path';
import type { Files } from '../../../site/files/files';
import { pictureOf } from '../../../site/image/picture';
import { isPicture } from '../../../site/image/picture-files';
import { publishedFile } from '../../content/published-file';
import { studioPath } from '../studio-path';
import { drawnScene, scenePath } from './drawn-scene';
import { versionOf } from './picture-info';
import { drawThumbnail } from './thumbnail';

/** Below it lie small pictures of the content's pictures, by their paths. */
const thumbnails = `${studioPath}thumbnail/`;

/** In pixels, for a list at twice the density. */
const thumbnailWidth = 480;
/** Keeps memory flat: about 20 KB each. */
const kept = 500;

/** The last part of the name says the type. */
interface DrawnPicture {
  name: string;
  content: string | Uint8Array;
}

const small = new Map<string, Uint8Array>();

/** What the studio shows beside the page: a scene, or a small picture of one in the content. */
export async function drawnPicture(
  folder: string,
  files: Files,
  { pathname, searchParams }: URL,
): Promise<DrawnPicture | undefined> {
  if (pathname === scenePath) {
    const scene = drawnScene(searchParams);
    return scene === undefined ? undefined : { name: 'scene.svg', content: scene };
  }
  const src = pathname.startsWith(thumbnails) ? pathname.slice(thumbnails.length) : undefined;
  if (src === undefined || !files.list().includes(src) || !isPicture(files, src)) return undefined;
  const picture = pictureOf(files, src);
  if (!picture?.resizable || !picture.size) return original(folder, files, src);
  const key = `${src} ${versionOf(join(folder, src))}`;
  const part = { src, ...picture.size };
  const content = small.get(key) ?? (await drawThumbnail(join(folder, src), part, thumbnailWidth));
  if (typeof content === 'string') return original(folder, files, src);
  if (small.size >= kept) small.clear();
  small.set(key, content);
  return { name: 'thumbnail.webp', content };
}

function original(folder: string, files: Files, src: string): DrawnPicture | undefined {
  const content = publishedFile({ folder, files }, src);
  return content === undefined ? undefined : { name: src, content };
}
