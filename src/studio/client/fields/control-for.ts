import type { FieldPlan } from '../../../site/schema/plan-types';
import { NumberControl } from './controls/number';
import { RadioControl } from './controls/radio-group';
import { SelectControl } from './controls/select';
import { SwitchControl } from './controls/switch';
import { TextControl } from './controls/text';
import type { Controls, ValueControl } from './registry';

const isOwnPath = (pointer: string) => /^(?:\/pages\/\d+)?\/path$/.test(pointer);

/** As many choices are seen at once. */
const mostRadios = 4;

/** The control of a value that is neither object nor list; as an item of a list it has to be small. */
export function controlFor(
  { values, forms, ownPath }: Controls,
  plan: FieldPlan,
  pointer: string,
  isItem: boolean,
): ValueControl {
  const known = isOwnPath(pointer) ? ownPath : ((plan.kind && values.get(plan.kind)) ?? forms?.get(plan.is));
  if (isItem && plan.is === 'choice')
    return known?.isSmall ? known : { Control: SelectControl, isSingle: false };
  if (known) return known;
  switch (plan.is) {
    case 'choice':
      return { Control: plan.choices.length > mostRadios ? SelectControl : RadioControl, isSingle: false };
    case 'number':
      return { Control: NumberControl, isSingle: true };
    case 'switch':
      return { Control: SwitchControl, isSingle: true };
    default:
      return { Control: TextControl, isSingle: true };
  }
}
