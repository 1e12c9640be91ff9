import { textOf } from '../../../site/json/text-of';
import { fieldName } from '../../../site/page/place-names';
import { arrangements } from './surprise';

type Scene = Readonly<Record<string, unknown>>;

/** What a scene shows, such as "Pair with Rack and Switch in Blue and Teal." */
export function sceneWords({ layout, devices, jackets }: Scene): string {
  const colors = namesOf(jackets);
  return `${fieldName(textOf(layout))} with ${namesOf(devices)}${colors && ` in ${colors}`}.`;
}

export const arrangementWords = (seed: string): string => `Arrangement ${seed} of ${arrangements}.`;

const list = new Intl.ListFormat('en');

const namesOf = (values: unknown): string =>
  Array.isArray(values) ? list.format(values.map((value) => fieldName(textOf(value)))) : '';
