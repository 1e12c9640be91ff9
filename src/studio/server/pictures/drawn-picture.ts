import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { devices } from '../../../art/devices/device-drawings';
import { drawDrawing } from '../../../art/drawings/draw-drawing';
import { type Form, forms, type Kind, kinds, type Thing, things } from '../../../art/drawings/drawing';
import { type Device, type Jacket, jackets, type Layout, type Use } from '../../../art/kit/scene';
import { layouts } from '../../../art/layouts/layout-drawings';
import { uses } from '../../../art/stage/frame';
import { type PublishedContent, publishedFile } from '../../../node/base/content/published-file';
import { arrangement } from '../../../node/build/draw/drawings';
import { isSurface, standaloneDrawing } from '../../../node/build/draw/standalone-drawing';
import { drawingColors, withColors } from '../../../site/color/drawing-colors';
import { pictureOf } from '../../../site/image/picture';
import { isPicture } from '../../../site/image/picture-files';
import type { Brand } from '../../../site/schema/types.gen';
import { studioPath } from '../studio-path';
import { versionOf } from './picture-info';
import { drawThumbnail } from './thumbnail';

/** Below it lie small pictures of the content's pictures, by their paths. */
const thumbnails = `${studioPath}thumbnail/`;

/** In pixels, for a list at twice the density. */
const thumbnailWidth = 480;
/** Keeps memory flat: about 20 KB each. */
const mostPictures = 500;

/** The last part of the name says the type. */
interface DrawnPicture {
  name: string;
  content: string | Uint8Array;
}

const small = new Map<string, Uint8Array>();

/** A scene that need not be in the content, by what its query says. */
const scenePath = `${studioPath}scene.svg`;

/**
 * `devices` and `jackets` are names with commas between; without `jackets` the cables have their usual colors, with an
 * empty text there are none. Undefined for what is no scene.
 */
export function drawnScene(query: URLSearchParams): string | undefined {
  const layout = oneOf<Layout>(layouts, query.get('layout'));
  const [first, ...others] = namesIn(query.get('devices')).flatMap(
    (name) => oneOf<Device>(devices, name) ?? [],
  );
  const use = oneOf<Use>(uses, query.get('use'));
  const surface = query.get('surface') ?? 'light';
  if (!layout || !first || others.length > 6 || !use || !isSurface(surface)) return undefined;
  const cables = namesIn(query.get('jackets')).flatMap((name) => oneOf<Jacket>(jackets, name) ?? []);
  const scene = {
    layout,
    devices: [first, ...others] as const,
    ...(query.has('jackets') && { jackets: cables }),
  };
  return standaloneDrawing(scene, use, arrangement(query.get('seed') ?? ''), surface);
}

/** A drawing that need not be in the content, by what its query says. */
const drawingPath = `${studioPath}drawing.svg`;

/** `things` are names with commas between. Undefined for what is no drawing. */
export function drawnDrawing(query: URLSearchParams, brand: Brand = {}): string | undefined {
  const kind = oneOf<Kind>(kinds, query.get('kind'));
  const use = oneOf<Use>(uses, query.get('use'));
  const surface = query.get('surface') ?? 'light';
  if (!kind || !use || !isSurface(surface)) return undefined;
  const form = oneOf<Form>(forms, query.get('form'));
  const shown = namesIn(query.get('things')).flatMap((name) => oneOf<Thing>(things, name) ?? []);
  const drawing = { kind, ...(form && { form }), things: shown };
  const [theme, tone] = [
    surface === 'dark' ? 'dark' : 'light',
    surface === 'blue' ? 'brand' : 'light',
  ] as const;
  return withColors(
    drawDrawing(drawing, use, query.get('seed') ?? '', '').replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg"',
    ),
    drawingColors(brand, theme, tone),
  );
}

const namesIn = (list: string | null): string[] => (list ?? '').split(',').filter((name) => name !== '');

const oneOf = <Name extends string>(names: readonly Name[], wanted: string | null): Name | undefined =>
  names.find((name) => name === wanted);

/** What the studio shows beside the page: a scene, a drawing, or a small picture of one in the content. */
export async function drawnPicture(
  content: PublishedContent,
  { pathname, searchParams }: URL,
): Promise<DrawnPicture | undefined> {
  if (pathname === scenePath) {
    const scene = drawnScene(searchParams);
    return scene === undefined ? undefined : { name: 'scene.svg', content: scene };
  }
  if (pathname === drawingPath) {
    const drawing = drawnDrawing(searchParams, content.site?.settings.brand);
    return drawing === undefined ? undefined : { name: 'drawing.svg', content: drawing };
  }
  const { folder, files } = content;
  const src = pathname.startsWith(thumbnails) ? pathname.slice(thumbnails.length) : undefined;
  if (src === undefined || !files.list().includes(src) || !isPicture(files, src)) return undefined;
  return smallPicture(content, src).catch((error: unknown) => {
    if (existsSync(join(folder, src))) throw error;
    // It was deleted meanwhile.
    return undefined;
  });
}

async function smallPicture(content: PublishedContent, src: string): Promise<DrawnPicture | undefined> {
  const { folder, files } = content;
  const picture = pictureOf(files, src);
  if (!picture?.resizable || !picture.size) return original(content, src);
  const key = `${src} ${versionOf(join(folder, src))}`;
  const part = { src, ...picture.size };
  const thumbnail = small.get(key) ?? (await drawThumbnail(join(folder, src), part, thumbnailWidth));
  if (typeof thumbnail === 'string') return original(content, src);
  if (small.size >= mostPictures) small.clear();
  small.set(key, thumbnail);
  return { name: 'thumbnail.webp', content: thumbnail };
}

function original(content: PublishedContent, src: string): DrawnPicture | undefined {
  const published = publishedFile(content, src);
  return published === undefined ? undefined : { name: src, content: published };
}
