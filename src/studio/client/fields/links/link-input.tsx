import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { siteFile } from '../../../../site/files/site-file';
import { memberOf } from '../../../../site/json/value-at';
import type { NamedAnchor } from '../../../../site/page/page-anchors';
import type { Editor } from '../../model/editor';
import { highlightedRow } from '../../parts/choose-seen';
import { StudioIcon } from '../../parts/studio-icon';
import { describe } from '../control';
import { OptionText } from '../option-text';
import { type LinkChoice, linkChoices, mostPages, namedPage } from './link-choices';
import { pastedPath } from './own-links';

export interface LinkInputProps {
  id: string;
  /** As it is now: pages that come are no reason to draw the field again. */
  editor(): Editor;
  labelledBy: string;
  described: string;
  text: string;
  /** Only pages of this site can be named. */
  onlyPages: boolean;
  required: boolean;
  invalid: boolean;
  placeholder: string;
  autoFocus?: boolean;
  onType(text: string): void;
  onBlur?(): void;
}

const noAnchors: readonly NamedAnchor[] = [];

/** What a link to a page may name after `#`; nothing until the answer is there. */
function useAnchors(editor: () => Editor, path: string | undefined): readonly NamedAnchor[] {
  const [known, setKnown] = useState<{ path: string; anchors: readonly NamedAnchor[] }>();
  useEffect(() => {
    if (path === undefined) return;
    let isWanted = true;
    const take = (anchors: readonly NamedAnchor[]) => isWanted && setKnown({ path, anchors });
    // Without an answer, an anchor can still be written.
    editor()
      .ask('anchors', { path })
      .then(take, () => take(noAnchors));
    return () => {
      isWanted = false;
    };
  }, [editor, path]);
  return known && known.path === path ? known.anchors : noAnchors;
}

const noFiles: readonly string[] = [];

/** The addresses of the published files, asked for again whenever they are wanted; nothing until the answer is there. */
function useFiles(editor: () => Editor, isWanted: boolean): readonly string[] {
  const [files, setFiles] = useState(noFiles);
  useEffect(() => {
    // Without an answer, the address of a file can still be written.
    if (isWanted)
      editor()
        .ask('publishedFiles', {})
        .then(setFiles, () => {});
  }, [editor, isWanted]);
  return isWanted ? files : noFiles;
}

/** The address of a link: pages and published files, places on pages, mail, phone and other websites. */
export function LinkInput(props: LinkInputProps) {
  const { id, labelledBy, described, text, onlyPages, required, invalid, placeholder } = props;
  const { autoFocus = false, editor, onType, onBlur } = props;
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [typed, setTyped] = useState<string>();
  const opensByKey = useRef(false);
  const { pages } = editor();
  const wanted = isOpen && !onlyPages ? namedPage(text, pages)?.path : undefined;
  const anchors = useAnchors(editor, wanted);
  const files = useFiles(editor, isOpen && !onlyPages);
  const settings = memberOf(editor().valueOf(siteFile), 'site');
  const sources = { pages, anchors, files, settings, onlyPages, anyPage: showsAll };
  const choices = isOpen ? linkChoices(text, sources) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: their rows come above others
  useEffect(() => {
    if (isOpen) highlightedRow()?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, anchors, files]);
  /** Of what was looked for; what names no page would be none. */
  const takeFirst = () => {
    const [first] = onlyPages && !showsAll && !namedPage(text, pages) ? choices : [];
    if (first && text.trim() !== '') onType(first.address);
  };
  const more = [
    choices.length >= mostPages ? 'Write more of the path or title to see other pages.' : '',
    showsAll && !onlyPages ? 'You can also write a mail address, a phone number or a website.' : '',
  ]
    .join(' ')
    .trim();
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
      // What is looked for in the list is no address yet.
      isInvalid={invalid && !isOpen}
      validationBehavior="aria"
      items={choices}
      defaultFilter={() => true}
      inputValue={text}
      onInputChange={(input) => {
        setShowsAll(false);
        setTyped(input);
        if (input !== text) onType(input);
      }}
      onOpenChange={(opened, trigger) => {
        setOpen(opened);
        // A key chooses among what fits the text: the first of all pages is not what was meant.
        if (opened) setShowsAll(trigger === 'manual' && !(opensByKey.current && text !== ''));
        opensByKey.current = false;
      }}
      {...{ autoFocus }}
      {...(onBlur && { onBlur })}
    >
      <Input
        id={id}
        className="field-input"
        data-focus=""
        spellCheck={false}
        placeholder={placeholder}
        onKeyDownCapture={({ key }) => {
          if (key === 'Enter' && !highlightedRow()) takeFirst();
          opensByKey.current = !isOpen && (key === 'ArrowDown' || key === 'ArrowUp');
        }}
        // Escape closes the list, not what is around it.
        onKeyDown={(event) => event.key === 'Escape' && isOpen && event.stopPropagation()}
        onPaste={(event) => {
          const path = pastedPath(event.clipboardData.getData('text/plain'), editor());
          if (path === undefined) return;
          event.preventDefault();
          onType(path);
        }}
      />
      <Button className="field-tool field-path-open" aria-label="Choose a page">
        <StudioIcon name="chevron-down" />
      </Button>
      <Popover className="field-popover" offset={4} containerPadding={8}>
        <ListBox
          className="field-options"
          renderEmptyState={() => (
            <p>{onlyPages ? 'No page has' : 'No page or file has'} this in its path or title.</p>
          )}
        >
          {({ address, name, about, icon }: LinkChoice) => (
            <ListBoxItem id={address} textValue={address} className="field-option field-link">
              <StudioIcon name={icon} />
              <OptionText {...{ name, about }} />
            </ListBoxItem>
          )}
        </ListBox>
        {more && <p className="field-more">{more}</p>}
      </Popover>
    </ComboBox>
  );
}
