import { fieldName } from '../../../site/page/place-names';
import type { PlanOf } from '../../../site/schema/plan-types';
import { choicesOf, describe, idOf } from '../fields/control';
import { Swatch } from '../fields/controls/swatches';
import { FieldHead } from '../fields/field-head';
import { useForm } from '../fields/form';
import { NoticeList, useNotices } from '../fields/notices/notices';
import type { ListProps } from '../fields/registry';

/** True for a list of colors that swatches can show: each is known, and there once. */
export const areSwatches = ({ items }: PlanOf<'list'>, value: unknown): value is readonly string[] =>
  items.kind === 'jacket' &&
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((name) => choicesOf(items).some((choice) => choice.value === name));

/** Some colors of the palette in their order, by swatch. */
export function JacketsField({ pointer, plan, value, name, required, optional }: ListProps) {
  const form = useForm();
  const notices = useNotices(pointer);
  const chosen = areSwatches(plan, value) ? value : [];
  const isFull = chosen.length >= plan.maxItems;
  const id = idOf(pointer);
  const press = (color: string) => {
    if (chosen.includes(color))
      form.set(
        pointer,
        chosen.filter((each) => each !== color),
      );
    else if (!isFull) form.set(pointer, [...chosen, color]);
    else form.editor().refusePress(`At most ${plan.maxItems} colors. Press one of them to take it away.`);
    // Each press is a step of undo.
    form.leave();
  };
  return (
    <div className="field" data-pointer={pointer}>
      <FieldHead
        {...{ id, pointer, name, required, optional, isSingle: false }}
        description={plan.description}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the name is above */}
      <div
        role="group"
        className="field-jackets"
        aria-labelledby={`${id}-label`}
        {...describe(`${id}-about`, `${id}-said`)}
      >
        {choicesOf(plan.items).map((choice, index) => {
          const at = chosen.indexOf(choice.value);
          const isFirst = at === 0 || (chosen.length === 0 && index === 0);
          return (
            <button
              key={choice.value}
              type="button"
              aria-pressed={at !== -1}
              aria-disabled={(at === -1 && isFull) || undefined}
              aria-label={`${fieldName(choice.value)} ${at === -1 ? '' : at + 1}`.trim()}
              title={`${fieldName(choice.value)}. ${choice.description ?? ''}`}
              data-pointer={at === -1 ? undefined : `${pointer}/${at}`}
              data-focus={at !== -1 || isFirst ? '' : undefined}
              onClick={() => press(choice.value)}
            >
              <Swatch name={choice.value} />
              <span aria-hidden="true">{at === -1 ? '' : at + 1}</span>
            </button>
          );
        })}
      </div>
      <p className="field-choice-about" id={`${id}-said`}>
        {jacketWords(chosen)}
      </p>
      <NoticeList notices={notices} />
    </div>
  );
}

function jacketWords([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No cables.';
  const rest = others.length > 0 ? `, then ${others.join(' and ')}` : '';
  return `${fieldName(first)} is the main color${rest}.`;
}
