import { useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { textOf } from '../../../../site/json/text-of';
import { shortName } from '../../../protocol/names';
import { useEditor } from '../../model/editor';
import { ContentIcon } from '../../parts/content-icon';
import { type FindableChoice, findChoices } from '../../parts/find-choices';
import { StudioIcon } from '../../parts/studio-icon';
import { type ControlProps, describe } from '../control';

interface IconChoice extends FindableChoice {
  /** What the field says. */
  value: string;
}

/** More are slow to draw, and nobody looks through them. */
const mostShown = 240;

/** An icon, by picture and name. */
export function IconControl({ id, labelledBy, described, plan, value, onChange }: ControlProps) {
  const [isOpen, setOpen] = useState(false);
  const name = textOf(value);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        className="field-input field-select-button"
        data-focus=""
        aria-labelledby={`${labelledBy} ${id}-value`}
        {...describe(described)}
      >
        {name !== '' && <ContentIcon name={name} className="field-icon" />}
        <span className="field-select-value" id={`${id}-value`} data-placeholder={name === '' || undefined}>
          {shortName(name) || 'Choose'}
        </span>
        <StudioIcon name="chevron-down" />
      </Button>
      <Popover className="field-popover field-icons" offset={4} containerPadding={8}>
        <Dialog aria-label="Choose an icon">
          <IconList
            name={name}
            usual={plan.examples}
            onChoose={(chosen) => {
              // Without one, the icon was chosen that the field has.
              if (chosen !== undefined) onChange(chosen);
              setOpen(false);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface IconListProps {
  name: string;
  /** What most sites need. */
  usual: readonly unknown[];
  onChoose(chosen: string | undefined): void;
}

function IconList({ name, usual, onChoose }: IconListProps) {
  const icons = useIcons(usual);
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => (icons && typed.trim() !== '' ? findChoices(icons, typed).fits : (icons ?? [])),
    [icons, typed],
  );
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField className="field-filter" aria-label="Filter icons" autoFocus>
        <StudioIcon name="search" />
        <Input placeholder={icons ? `Filter ${icons.length} icons` : 'Filter icons'} />
      </SearchField>
      <ListBox
        className="field-icon-grid"
        aria-label="Icons"
        layout="grid"
        items={found.slice(0, mostShown)}
        selectionMode="single"
        selectedKeys={found
          .filter((icon) => icon.value === name || icon.otherWords?.includes(name))
          .map(({ value }) => value)}
        renderEmptyState={() => (
          <p>{icons ? 'No icon has this in its name.' : 'The icons are on their way.'}</p>
        )}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0])}
      >
        {(choice) => (
          <ListBoxItem id={choice.value} textValue={choice.name} className="field-icon-choice">
            <ContentIcon name={choice.value} />
            <span>{choice.name}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {found.length > mostShown && (
        <p className="field-more">
          {mostShown} of {found.length} are shown. Type a word to find the others.
        </p>
      )}
    </Autocomplete>
  );
}

/** The site's own icons, then the usual ones of the set, then the others; undefined until they are known. */
function useIcons(usual: readonly unknown[]): readonly IconChoice[] | undefined {
  const { ask } = useEditor();
  const [icons, setIcons] = useState<readonly IconChoice[]>();
  useEffect(() => {
    ask('icons', {}).then(
      ({ own, set }) => {
        const files = own.map((value) => ({ value, name: shortName(value), about: '' }));
        const known = set.map(([name = '', ...otherWords]) => ({ value: name, name, about: '', otherWords }));
        const first = new Set(usual);
        const isFirst = ({ value }: IconChoice) => first.has(value);
        setIcons([...files, ...known.filter(isFirst), ...known.filter((icon) => !isFirst(icon))]);
      },
      () => {},
    );
  }, [ask, usual]);
  return icons;
}
