import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { textOf } from '../../../../site/json/text-of';
import { hasWords } from '../../model/has-words';
import { StudioIcon } from '../../parts/studio-icon';
import { type ControlProps, choicesOf, describe } from '../control';

/** An icon, by picture and name. */
export function IconControl({ id, labelledBy, described, plan, value, onChange }: ControlProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = choicesOf(plan);
  const name = textOf(value);
  const isKnown = choices.some((choice) => choice.value === name);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        className="field-input field-select-button"
        data-focus=""
        aria-labelledby={`${labelledBy} ${id}-value`}
        {...describe(described)}
      >
        {isKnown && <StudioIcon name={name} className="field-icon" />}
        <span className="field-select-value" id={`${id}-value`} data-placeholder={name === '' || undefined}>
          {name || 'Choose'}
        </span>
        <StudioIcon name="chevron-down" />
      </Button>
      <Popover className="field-popover field-icons" offset={4} containerPadding={8}>
        <Dialog aria-label="Choose an icon">
          <Autocomplete filter={(text, typed) => hasWords(typed)(text)}>
            <SearchField className="field-filter" aria-label="Filter icons" autoFocus>
              <StudioIcon name="search" />
              <Input placeholder={`Filter ${choices.length} icons`} />
            </SearchField>
            <ListBox
              className="field-icon-grid"
              aria-label="Icons"
              layout="grid"
              items={choices}
              selectionMode="single"
              selectedKeys={isKnown ? [name] : []}
              renderEmptyState={() => <p>No icon has this in its name.</p>}
              onSelectionChange={(keys) => {
                // Without a key, the icon was chosen that the field has.
                const [chosen] = keys === 'all' ? [] : keys;
                if (chosen !== undefined) onChange(String(chosen));
                setOpen(false);
              }}
            >
              {(choice) => (
                <ListBoxItem id={choice.value} textValue={choice.value} className="field-icon-choice">
                  <StudioIcon name={choice.value} />
                  <span>{choice.value}</span>
                </ListBoxItem>
              )}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
