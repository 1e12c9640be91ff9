import { iconSymbol } from '../../../node/build/draw/icons';
import { kindPlan } from '../../../site/schema/field-plan';
import { valuesOf } from '../../../site/schema/plan-at';

let sprite: string | undefined;

/** Lucide names of the icons of the studio's own controls. The sprite has them beside those that editors can choose. */
const studioIcons = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'between-horizontal-start',
  'between-vertical-start',
  'bold',
  'braces',
  'check',
  'chevron-down',
  'chevron-right',
  'chevron-up',
  'circle-alert',
  'circle-question-mark',
  'cloud-off',
  'circle-dot',
  'code-xml',
  'columns-2',
  'copy',
  'ellipsis',
  'file-diff',
  'file-down',
  'file-plus',
  'file-text',
  'files',
  'fold-horizontal',
  'fold-vertical',
  'folder-input',
  'git-commit-horizontal',
  'git-merge',
  'grip-vertical',
  'hand',
  'hash',
  'history',
  'hourglass',
  'image',
  'image-off',
  'image-plus',
  'images',
  'italic',
  'keyboard',
  'layout-list',
  'link',
  'list',
  'list-ordered',
  'loader-circle',
  'lock',
  'minus',
  'monitor',
  'moon',
  'mouse-pointer-click',
  'panel-left',
  'panel-right',
  'plus',
  'quote',
  'redo-2',
  'replace',
  'rotate-ccw',
  'search',
  'shapes',
  'shuffle',
  'smartphone',
  'sun',
  'table',
  'tablet',
  'trash-2',
  'triangle-alert',
  'undo-2',
  'unfold-horizontal',
  'upload',
  'wand-sparkles',
  'x',
] as const;

/** All icons that editors can choose, and those of the studio, as symbols by their names. */
export function iconSprite(): string {
  sprite ??= `<svg xmlns="http://www.w3.org/2000/svg">${[
    ...new Set([...valuesOf(kindPlan('icon')), ...studioIcons]),
  ]
    .map(iconSymbol)
    .join('')}</svg>`;
  return sprite;
}
