import schema from '../../../../site.schema.json';
import { iconSymbol } from '../../../node/build/draw/icons';
import { studioIcons } from '../../protocol/studio-icons';

let sprite: string | undefined;

/** All icons that editors can choose, and those of the studio, as symbols by their names. */
export function iconSprite(): string {
  sprite ??= `<svg xmlns="http://www.w3.org/2000/svg">${[
    ...new Set([...schema.$defs.icon.enum, ...studioIcons]),
  ]
    .map(iconSymbol)
    .join('')}</svg>`;
  return sprite;
}
