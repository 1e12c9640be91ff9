import { iconSymbol } from '../../../node/build/draw/icons';
import { kindPlan } from '../../../site/schema/field-plan';
import { valuesOf } from '../../../site/schema/plan-at';

/** Lucide names of the icons of the studio's own controls. */
const studioIcons = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'between-horizontal-start',
  'between-vertical-start',
  'bold',
  'braces',
  'calendar',
  'calendar-clock',
  'check',
  'chevron-down',
  'chevron-left',
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
  'eye',
  'eye-off',
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
  'layers',
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
  'refresh-cw',
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

const spriteOf = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(iconSymbol).join('')}</svg>`;

const sprites = {
  'icons.svg': () => spriteOf(studioIcons),
  'lucide.svg': () => spriteOf(valuesOf(kindPlan('icon'))),
};

const drawn = new Map<string, string>();

/** The studio's own icons, or all that content can name, as symbols by their names. */
export function iconSprite(file: string): string | undefined {
  const [, draw] = Object.entries(sprites).find(([name]) => name === file) ?? [];
  const sprite = drawn.get(file) ?? draw?.();
  if (sprite !== undefined) drawn.set(file, sprite);
  return sprite;
}
