import { type ReactNode, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { hasWords } from '../model/has-words';
import { Dialog } from './dialog';

interface PicturedChoice {
  id: string;
  name: string;
  about: string;
  picture: ReactNode;
}

interface ChoiceProps {
  title: string;
  /** What is chosen from, such as "layouts". */
  things: string;
  choices: readonly PicturedChoice[];
  chosen?: string;
  /** How wide a choice is. */
  size: 'small' | 'large';
  choose(id: string): void;
  close(): void;
}

/** A window to choose one of many by its picture, found by name and purpose. */
export function ChoiceWindow({ title, things, choices, chosen, size, choose, close }: ChoiceProps) {
  const [filter, setFilter] = useState('');
  const isFound = hasWords(filter);
  const shown = choices.filter(({ name, about }) => isFound(`${name} ${about}`.toLowerCase()));
  return (
    <Dialog title={title} size="large" onClose={close}>
      <input
        className="field-input choices-filter"
        type="search"
        aria-label={`Filter ${things}`}
        placeholder={`Filter ${choices.length} ${things} by name or purpose`}
        autoFocus
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && first && filter.trim() !== '') {
            event.preventDefault();
            choose(first.id);
          } else if (event.key === 'ArrowDown') {
            event.preventDefault();
            document.querySelector<HTMLElement>('.choices [role="option"]')?.focus();
          }
        }}
      />
      <ListBox
        className="choices"
        data-size={size}
        aria-label={title}
        layout="grid"
        items={shown}
        onAction={(id) => choose(String(id))}
        renderEmptyState={() => <p className="plan-wait">Nothing is found for that.</p>}
      >
        {({ id, name, about, picture }) => (
          <ListBoxItem id={id} textValue={name} className="choice" data-chosen={id === chosen || undefined}>
            {picture}
            <Text slot="label" className="choice-text">
              <strong>
                {name}
                {id === chosen && <span className="choice-now"> · now</span>}
              </strong>{' '}
              {about}
            </Text>
          </ListBoxItem>
        )}
      </ListBox>
    </Dialog>
  );
}
