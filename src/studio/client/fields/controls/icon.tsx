import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { textOf } from '../../../../site/json/text-of';
import { shortName } from '../../../protocol/names';
import { ContentIcon } from '../../parts/content-icon';
import { StudioIcon } from '../../parts/studio-icon';
import { type ControlProps, describe } from '../control';
import { useForm } from '../form';
import { useControls } from '../registry';

/** Loaded when it is opened. */
const IconList = lazy(async () => ({ default: (await import('./icon-list')).IconList }));

/** An icon, by picture and name. */
export function IconControl({ id, labelledBy, described, value, pointer, onChange }: ControlProps) {
  const [isOpen, setOpen] = useState(false);
  const name = textOf(value);
  const form = useForm();
  const { IconTarget } = useControls();
  const place = { file: form.file, pointer };
  const choose = (src: string, step?: string, at = place) => {
    setOpen(false);
    form.change({ op: 'set', at: at.pointer, value: src }, `Change ${form.nameOf(at.pointer)}`, step);
  };
  return (
    <IconTarget place={place} onAdd={() => setOpen(false)} onIcon={choose}>
      {(addButton) => (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button
            className="field-input field-select-button"
            data-focus=""
            aria-labelledby={`${labelledBy} ${id}-value`}
            {...describe(described)}
          >
            {name !== '' && <ContentIcon name={name} className="field-icon" />}
            <span
              className="field-select-value"
              id={`${id}-value`}
              data-placeholder={name === '' || undefined}
            >
              {shortName(name) || 'Choose'}
            </span>
            <StudioIcon name="chevron-down" />
          </Button>
          <Popover className="field-popover field-icons" offset={4} containerPadding={8}>
            <Dialog aria-label="Choose an icon">
              <Suspense>
                <IconList
                  name={name}
                  addButton={addButton}
                  onChoose={(chosen) => {
                    // Without one, the icon was chosen that the field has.
                    if (chosen !== undefined) onChange(chosen);
                    setOpen(false);
                  }}
                />
              </Suspense>
            </Dialog>
          </Popover>
        </DialogTrigger>
      )}
    </IconTarget>
  );
}
