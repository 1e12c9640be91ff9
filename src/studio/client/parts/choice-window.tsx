import { type ReactNode, useEffect, useId, useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { counted } from '../../../site/text/wording';
import { highlightedRow } from './choose-seen';
import { Dialog } from './dialog';
import { type FindableChoice, findChoices } from './find-choices';
import { SpokenCount } from './spoken-count';

interface PicturedChoice extends FindableChoice {
  id: string;
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
  /** What the button does, such as "Add". */
  verb?: string;
  /** For whoever does not find it. */
  hint?: string;
  choose(id: string): void;
  close(): void;
}

/** A window to choose one of many by its picture, found by what people call it. */
export function ChoiceWindow(props: ChoiceProps) {
  const { title, things, choices, chosen, size, verb = 'Choose', hint, choose, close } = props;
  const list = useId();
  const [filter, setFilter] = useState('');
  const [focused, setFocused] = useState<string>();
  const isTyped = filter.trim() !== '';
  const { isMeant, ...found } = findChoices(choices, filter);
  const isFound = found.fits.length + found.close.length > 0;
  const sections = [
    { name: 'Fits', items: found.fits },
    { name: 'Comes close', items: found.close },
    { name: isTyped ? `All ${things}` : '', items: isFound ? [] : choices },
  ].filter(({ items }) => items.length > 0);
  const first = isFound ? [...found.fits, ...found.close][0] : undefined;
  const current = choices.find(({ id }) => id === focused) ?? first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter highlights another choice
  useEffect(() => {
    highlightedRow()?.scrollIntoView({ block: 'nearest' });
  }, [filter]);
  const count =
    isTyped && isFound
      ? [verbOf(found.fits, 'fits', 'fit'), verbOf(found.close, 'comes close', 'come close')]
          .filter(Boolean)
          .join(', ')
      : `${isTyped ? 'Nothing fits: all' : 'All'} ${counted(choices.length, things)}`;
  return (
    <Dialog title={title} size="large" onClose={close}>
      <div className="choices-find">
        <input
          className="field-input"
          type="search"
          aria-label={`Filter ${things}`}
          aria-controls={list}
          placeholder="What do you want to show?"
          autoFocus
          value={filter}
          onFocus={() => setFocused(undefined)}
          onChange={({ target }) => setFilter(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && first) {
              event.preventDefault();
              choose(first.id);
            } else if (event.key === 'ArrowDown') {
              event.preventDefault();
              document.querySelector<HTMLElement>('.choices [role="option"]')?.focus();
            }
          }}
        />
        <span className="choices-count">{count}</span>
        <SpokenCount count={isTyped ? count : ''} of={filter} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what takes the focus are the options in it */}
      <div onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-key]')?.dataset.key)}>
        <ListBox
          id={list}
          className="choices"
          data-size={size}
          aria-label={title}
          layout="grid"
          onAction={(id) => choose(String(id))}
        >
          {sections.map(({ name, items }) => (
            <ListBoxSection key={name} className="choices-section" aria-label={name || title}>
              {name !== '' && <Header className="choices-head">{name}</Header>}
              {items.map(({ id, name, about, otherWords = [], picture }) => (
                <ListBoxItem
                  key={id}
                  id={id}
                  textValue={name}
                  className="choice"
                  data-chosen={id === (isTyped ? current?.id : chosen) || undefined}
                  data-best={isTyped && items === found.fits && items.length === 1 ? '' : undefined}
                >
                  {picture}
                  <Text slot="label" className="choice-text">
                    <strong>
                      {name}
                      {id === chosen && <span className="choice-now"> · now</span>}
                    </strong>{' '}
                    {isTyped && otherWords.length > 0 && (
                      <span className="choice-also">
                        also:{' '}
                        {otherWords.map((word, index) => (
                          <span key={word}>
                            {index > 0 && ', '}
                            {isMeant(word) ? <mark>{word}</mark> : word}
                          </span>
                        ))}
                        <br />
                      </span>
                    )}
                    {about}
                  </Text>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </div>
      <div className="dialog-actions">
        {hint !== undefined && <p className="dialog-hint">{hint}</p>}
        <button type="button" className="field-button" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          className="field-button field-primary"
          aria-disabled={!current}
          onClick={() => current && choose(current.id)}
        >
          {current ? `${verb} ${current.name}` : verb}
        </button>
      </div>
    </Dialog>
  );
}

const verbOf = ({ length }: readonly unknown[], one: string, many: string): string =>
  length === 0 ? '' : `${length} ${length === 1 ? one : many}`;
