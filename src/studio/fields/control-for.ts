import type { FieldPlan } from '../../site/schema/plan-types';
import type { Kind } from '../../site/schema/schema-plan';
import { OwnPathControl } from '../pages/own-path-control';
import { PictureControl } from '../pictures/picture-control';
import { DeviceControl } from '../scenes/device-control';
import { SceneLayoutControl } from '../scenes/scene-layout-control';
import type { Control } from './control';
import { ColorControl } from './controls/color';
import { IconControl } from './controls/icon';
import { LayoutControl } from './controls/layout';
import { LineControl } from './controls/line';
import { LogoControl } from './controls/logo';
import { MarkdownControl } from './controls/markdown';
import { NumberControl } from './controls/number';
import { PathControl } from './controls/path';
import { RadioControl } from './controls/radio';
import { SelectControl } from './controls/select';
import { SwatchControl } from './controls/swatches';
import { SwitchControl } from './controls/switch';
import { TextControl } from './controls/text';

interface Drawn {
  Control: Control;
  /** The control is one element that a `<label>` can name. */
  isSingle: boolean;
}

const single = (Control: Control): Drawn => ({ Control, isSingle: true });
const group = (Control: Control): Drawn => ({ Control, isSingle: false });

const byKind: ReadonlyMap<Kind, Drawn> = new Map<Kind, Drawn>([
  ['line', single(LineControl)],
  ['markdown', single(MarkdownControl)],
  ['icon', group(IconControl)],
  ['jacket', group(SwatchControl)],
  ['color', single(ColorControl)],
  ['logoId', group(LogoControl)],
  ['imageFile', group(PictureControl)],
  ['sceneLayout', group(SceneLayoutControl)],
  ['device', group(DeviceControl)],
  ['href', single(PathControl)],
  ['pagePath', single(PathControl)],
  ['layoutName', group(LayoutControl)],
]);

/** A page's own path is no choice among the paths that there are. */
const ownPath = group(OwnPathControl);
const isOwnPath = (pointer: string) => /^(?:\/pages\/\d+)?\/path$/.test(pointer);

/** As many choices are seen at once. */
const mostRadios = 4;

/** The control of a value that is neither object nor list; as an item of a list it has to be small. */
export function controlFor(plan: FieldPlan, pointer: string, isItem: boolean): Drawn {
  const known = isOwnPath(pointer) ? ownPath : plan.kind && byKind.get(plan.kind);
  const isSmall = plan.kind === 'icon' || plan.kind === 'device';
  if (isItem && plan.is === 'choice') return group(known && isSmall ? known.Control : SelectControl);
  if (known) return known;
  switch (plan.is) {
    case 'choice':
      return group(plan.choices.length > mostRadios ? SelectControl : RadioControl);
    case 'number':
      return single(NumberControl);
    case 'switch':
      return single(SwitchControl);
    default:
      return single(TextControl);
  }
}
