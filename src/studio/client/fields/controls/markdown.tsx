import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { unifyLineBreaks } from '../../../../site/files/line-breaks';
import { commandKey } from '../../parts/command-key';
import { useContentWords } from '../../parts/content-words';
import { StudioIcon } from '../../parts/studio-icon';
import { type ControlProps, describe, placeholderOf } from '../control';
import { useForm } from '../form';
import { LinkDialog } from '../links/link-dialog';
import { type EditedLink, followLink, linkAround, linkWords, writeLink } from '../links/markdown-link';
import { pastedPath, withOwnPaths } from '../links/own-links';
import { Counter } from './counter';
import { type MarkdownMark, mark, type Selected } from './markdown-marks';
import { runsOf, withMarks } from './pasted-marks';
import { pastedText } from './pasted-text';
import { useKeptCursor } from './use-kept-cursor';
import { useText } from './use-text';

const marks: readonly { kind: MarkdownMark | 'link'; name: string; icon: string; key?: string }[] = [
  { kind: 'strong', name: 'Bold', icon: 'bold', key: 'b' },
  { kind: 'em', name: 'Italic', icon: 'italic', key: 'i' },
  { kind: 'link', name: 'Link', icon: 'link', key: 'k' },
  { kind: 'list', name: 'List', icon: 'list' },
  { kind: 'numbers', name: 'Numbered list', icon: 'list-ordered' },
];

const changedWords =
  'Somebody has changed these words meanwhile. Close this window, and select the words again.';

/** A text as it is written, with buttons for what it may contain. */
export function MarkdownControl(props: ControlProps) {
  const { id, described, plan, required, invalid } = props;
  const { editor } = useForm();
  const { text, type, drop } = useText(props);
  const area = useRef<HTMLTextAreaElement>(null);
  /** The link that is asked about, in the text as it was then. */
  const [asked, setAsked] = useState<{ link: EditedLink; text: string; refusal: string }>();
  useKeptCursor(area, text);
  const selection = useRef<{ start: number; end: number }>(undefined);
  useLayoutEffect(() => {
    if (selection.current) area.current?.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = undefined;
  });
  const add = (kind: MarkdownMark | 'link', name: string) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    const selected = { text, start: selectionStart, end: selectionEnd };
    if (kind === 'link') setAsked({ link: linkAround(selected), text, refusal: '' });
    else {
      const marked = mark(selected, kind);
      write(marked);
      editor().announce(`${name} ${marked.isAdded ? 'added' : 'removed'}.`);
    }
  };
  const write = (marked: Selected) => {
    selection.current = marked;
    area.current?.focus();
    type(marked.text);
  };
  const byKey = (event: KeyboardEvent) => {
    const command = commandKey(event);
    const found = marks.find(({ key }) => key === command);
    if (!found || event.shiftKey) return;
    event.preventDefault();
    add(found.kind, found.name);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData } = event;
    const pasted = unifyLineBreaks(clipboardData.getData('text/plain'));
    const html = clipboardData.getData('text/html');
    const markdown = pastedText(withMarks(pasted, runsOf(html)), html);
    const own = withOwnPaths(markdown, (address) => pastedPath(address, editor()));
    if (own === pasted) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const cursor = start + own.length;
    write({ text: text.slice(0, start) + own + text.slice(end), start: cursor, end: cursor });
  };
  const counter = `${id}-count`;
  return (
    <div className="field-text field-markdown">
      <fieldset className="field-marks" aria-label="Format">
        {marks.map(({ kind, name, icon, key }) => (
          <button
            key={kind}
            type="button"
            className="field-tool"
            title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
            aria-label={name}
            aria-controls={id}
            onClick={() => add(kind, name)}
          >
            <StudioIcon name={icon} />
          </button>
        ))}
        <Counter id={counter} text={text} most={plan.is === 'text' ? plan.maxLength : undefined} />
      </fieldset>
      <textarea
        ref={area}
        id={id}
        className="field-input"
        data-focus=""
        rows={Math.min(14, Math.max(3, text.split('\n').length + Math.floor(text.length / 46)))}
        value={text}
        placeholder={placeholderOf(props)}
        {...useContentWords()}
        aria-required={required}
        aria-invalid={invalid}
        {...describe(described, counter)}
        onKeyDown={byKey}
        onPaste={paste}
        onChange={({ target }) => type(target.value)}
        onBlur={drop}
      />
      {asked && (
        <LinkDialog
          link={asked.link}
          refusal={asked.refusal}
          onClose={() => setAsked(undefined)}
          onDone={(changed) => {
            const followed = followLink(changed, asked.text, text);
            if (!followed) return setAsked({ ...asked, refusal: changedWords });
            setAsked(undefined);
            write(writeLink(text, followed));
            editor().announce(linkWords(asked.link, changed));
          }}
        />
      )}
    </div>
  );
}
