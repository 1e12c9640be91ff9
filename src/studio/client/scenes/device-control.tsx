import { useState } from 'react';
import { textOf } from '../../../site/json/text-of';
import { fieldName } from '../../../site/page/place-names';
import { type ControlProps, choicesOf } from '../fields/control';
import { DialogButton } from '../fields/dialog-button';
import { ChoiceDialog } from '../parts/choice-dialog';
import { DeviceImage } from './scene-image';

/** A device of a scene, chosen by its drawing. */
export function DeviceControl({ id, labelledBy, described, plan, value, onChange }: ControlProps) {
  const [isOpen, setOpen] = useState(false);
  const device = textOf(value);
  const choices = choicesOf(plan).map((choice) => ({
    id: choice.value,
    name: fieldName(choice.value),
    about: choice.description ?? '',
    picture: <DeviceImage device={choice.value} />,
  }));
  return (
    <>
      <DialogButton {...{ id, labelledBy, described }} className="scene-device" onPress={() => setOpen(true)}>
        <DeviceImage device={device} />
        <span id={`${id}-value`}>{fieldName(device)}</span>
      </DialogButton>
      {isOpen && (
        <ChoiceDialog
          title="Choose a device"
          things="devices"
          size="small"
          chosen={device}
          {...{ choices }}
          choose={(chosen) => {
            setOpen(false);
            if (chosen !== device) onChange(chosen);
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
