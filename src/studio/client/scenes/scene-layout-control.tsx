import { useContext, useState } from 'react';
import { textOf } from '../../../site/json/text-of';
import { fieldName } from '../../protocol/names';
import { type ControlProps, choicesOf } from '../fields/control';
import { DialogButton } from '../fields/dialog-button';
import { ChoiceDialog } from '../parts/choice-dialog';
import { StudioIcon } from '../parts/studio-icon';
import { SceneImage } from './scene-image';
import { SceneContext } from './scene-look';

/** The layout of a scene, chosen among drawings of the same devices in each. */
export function SceneLayoutControl({ id, labelledBy, described, plan, value, onChange }: ControlProps) {
  const around = useContext(SceneContext);
  const [isOpen, setOpen] = useState(false);
  const layout = textOf(value);
  const choices = () =>
    choicesOf(plan).map((choice) => ({
      id: choice.value,
      name: fieldName(choice.value),
      about: choice.description ?? '',
      picture: around && <SceneImage scene={{ ...around.scene, layout: choice.value }} look={around.look} />,
    }));
  return (
    <>
      <DialogButton
        {...{ id, labelledBy, described }}
        className="field-select-button"
        onPress={() => setOpen(true)}
      >
        <span className="field-select-value" id={`${id}-value`}>
          {fieldName(layout) || 'Choose'}
        </span>
        <StudioIcon name="chevron-down" />
      </DialogButton>
      {isOpen && (
        <ChoiceDialog
          title="Choose a layout"
          things="layouts"
          size="large"
          chosen={layout}
          choices={choices()}
          choose={(chosen) => {
            setOpen(false);
            if (chosen !== layout) onChange(chosen);
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
