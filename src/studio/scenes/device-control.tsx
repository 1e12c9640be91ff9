import { useState } from 'react';
import { ChoiceDialog } from '../choice-dialog';
import { type ControlProps, choicesOf, describe, textOf } from '../fields/control';
import { fieldName } from '../fields/names';
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
      <button
        type="button"
        id={id}
        className="field-input scene-device"
        data-focus=""
        aria-haspopup="dialog"
        aria-labelledby={`${labelledBy} ${id}-value`}
        {...describe(described)}
        onClick={() => setOpen(true)}
      >
        <DeviceImage device={device} />
        <span id={`${id}-value`}>{fieldName(device)}</span>
      </button>
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
