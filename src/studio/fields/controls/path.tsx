import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { StudioIcon } from '../../studio-icon';
import { type ControlProps, describe, placeholderOf } from '../control';
import { useForm } from '../form';
import { findPages, mostPages } from './find-pages';
import { useText } from './use-text';

/** The path of a page of this site, or another address where one is allowed. */
export function PathControl(props: ControlProps) {
  const { id, labelledBy, described, plan, required, invalid } = props;
  const { text, type, drop } = useText(props);
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [typed, setTyped] = useState<string>();
  const pages = isOpen ? findPages(form.editor().pages, showsAll ? '' : text) : [];
  return (
    <ComboBox
      className="field-path"
      aria-labelledby={labelledBy}
      {...describe(described)}
      allowsCustomValue
      allowsEmptyCollection
      // A text that comes from an undo opens no list.
      menuTrigger={typed === text ? 'input' : 'manual'}
      isRequired={required}
      isInvalid={invalid}
      validationBehavior="aria"
      items={pages}
      defaultFilter={() => true}
      inputValue={text}
      onInputChange={(input) => {
        setShowsAll(false);
        setTyped(input);
        if (input !== text) type(input);
      }}
      onOpenChange={(opened, trigger) => {
        setOpen(opened);
        if (opened) setShowsAll(trigger === 'manual');
      }}
      onBlur={drop}
    >
      <Input
        id={id}
        className="field-input"
        data-focus=""
        spellCheck={false}
        placeholder={placeholderOf(plan)}
        // Escape closes the list, not the form.
        onKeyDown={(event) => event.key === 'Escape' && isOpen && event.stopPropagation()}
      />
      <Button className="field-tool field-path-open" aria-label="Choose a page">
        <StudioIcon name="chevron-down" />
      </Button>
      <Popover className="field-popover" offset={4} containerPadding={8}>
        <ListBox
          className="field-options"
          renderEmptyState={() => <p>No page has this in its path or title.</p>}
        >
          {(page: (typeof pages)[number]) => (
            <ListBoxItem id={page.path} textValue={page.path} className="field-option">
              <Text slot="label">{page.title}</Text>
              <Text slot="description">{page.path}</Text>
            </ListBoxItem>
          )}
        </ListBox>
        {pages.length === mostPages && (
          <p className="field-more">Write more of the path or title to see other pages.</p>
        )}
      </Popover>
    </ComboBox>
  );
}
