import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { shortName } from '../../../protocol/names';
import { useEditor } from '../../model/editor';
import { ContentIcon } from '../../parts/content-icon';
import { type FindableChoice, findChoices } from '../../parts/find-choices';
import { StudioIcon } from '../../parts/studio-icon';

interface IconChoice extends FindableChoice {
  /** What the field says. */
  value: string;
}

/** More are slow to draw, and nobody looks through them. */
const mostShown = 240;
/** Another number: by that, Autocomplete knows other icons, and marks the first of them for Enter. */
const mostFound = 120;

interface IconListProps {
  name: string;
  addButton: ReactNode;
  onChoose(chosen: string | undefined): void;
}

/** The icons that a site can have, to be filtered and chosen from. */
export function IconList({ name, addButton, onChoose }: IconListProps) {
  const icons = useIcons();
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => (icons && typed.trim() !== '' ? findChoices(icons, typed).fits : (icons ?? [])),
    [icons, typed],
  );
  const most = typed === '' ? mostShown : mostFound;
  // A key that comes before them would choose none.
  if (!icons) return <p className="field-more">The icons are on their way.</p>;
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className="field-icons-head">
        <TextField className="field-filter" type="search" aria-label="Filter icons" autoFocus>
          <StudioIcon name="search" />
          <Input placeholder={`Filter ${icons.length} icons`} />
        </TextField>
        {addButton}
      </div>
      <ListBox
        className="field-icon-grid"
        aria-label="Icons"
        layout="grid"
        items={found.slice(0, most)}
        selectionMode="single"
        selectedKeys={found
          .filter((icon) => icon.value === name || icon.otherWords?.includes(name))
          .map(({ value }) => value)}
        renderEmptyState={() => <p>No icon has this in its name.</p>}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0])}
      >
        {(choice) => (
          <ListBoxItem id={choice.value} textValue={choice.name} className="field-icon-choice">
            <ContentIcon name={choice.value} />
            <span>{choice.name}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {found.length > most && (
        <p className="field-more">
          {most} of {found.length} are shown. Type a word to find the others.
        </p>
      )}
    </Autocomplete>
  );
}

/** The site's own icons, then those of the set; undefined until they are known. */
function useIcons(): readonly IconChoice[] | undefined {
  const { ask } = useEditor();
  const [icons, setIcons] = useState<readonly IconChoice[]>();
  useEffect(() => {
    ask('icons', {}).then(
      (names) =>
        setIcons(
          names.map(([value = '', ...otherWords]) => ({
            value,
            name: shortName(value),
            about: '',
            otherWords,
          })),
        ),
      () => {},
    );
  }, [ask]);
  return icons;
}
