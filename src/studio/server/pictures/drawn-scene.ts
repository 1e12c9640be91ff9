import { devices } from '../../../art/devices/device-drawings';
import { type Device, type Jacket, jackets, type Layout, type Use } from '../../../art/kit/scene';
import { layouts } from '../../../art/layouts/layout-drawings';
import { uses } from '../../../art/stage/frame';
import { arrangement } from '../../../node/build/draw/drawings';
import { isSurface, standaloneDrawing } from '../../../node/build/draw/standalone-drawing';
import { studioPath } from '../studio-path';

/** A scene that need not be in the content, by what its query says. */
export const scenePath = `${studioPath}scene.svg`;

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

const namesIn = (list: string | null): string[] => (list ?? '').split(',').filter((name) => name !== '');

const oneOf = <Name extends string>(names: readonly Name[], wanted: string | null): Name | undefined =>
  names.find((name) => name === wanted);
