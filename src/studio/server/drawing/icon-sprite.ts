import { iconSymbol } from '../../../node/build/draw/icons';
import { kindPlan } from '../../../site/schema/field-plan';
import { valuesOf } from '../../../site/schema/plan-at';
import { studioIcons } from '../../protocol/studio-icons';

let sprite: string | undefined;

/** All icons that editors can choose, and those of the studio, as symbols by their names. */
export function iconSprite(): string {
  sprite ??= `<svg xmlns="http://www.w3.org/2000/svg">${[
    ...new Set([...valuesOf(kindPlan('icon')), ...studioIcons]),
  ]
    .map(iconSymbol)
    .join('')}</svg>`;
  return sprite;
}
