import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { unifyLineBreaks } from '../../../../site/files/line-breaks';
import { commandKey } from '../../parts/command-key';
import { useContentWords } from '../../parts/content-words';
import { TextTools, type Tool, toolName, toolOfKey } from '../box/text-tools';
import { type ControlProps, describe, placeholderOf } from '../control';
import { useForm } from '../form';
import { LinkDialog } from '../links/link-dialog';
import { type EditedLink, linkAround, writeLink } from '../links/markdown-link';
import { lostInPaste } from './lost-in-paste';
import { mark, type Selected } from './markdown-marks';
import { pastedMarkdown } from './pasted-markdown';
import { useKeptCursor } from './use-kept-cursor';
import type { EditedText } from './use-text';

export interface MarkdownProps {
  control: ControlProps;
  edited: EditedText;
  /** Says what a paste has lost. */
  say(words: string): void;
  /** What stands behind the buttons. */
  children: ReactNode;
}

/** A text as it is written. */
export function MarkdownSource({ control, edited, say, children }: MarkdownProps) {
  const { id, labelledBy, described, required, invalid } = control;
  const { editor } = useForm();
  const { text, type, drop } = edited;
  const area = useRef<HTMLTextAreaElement>(null);
  /** The link that is asked about, in the text as it was then. */
  const [asked, setAsked] = useState<{ link: EditedLink; text: string }>();
  useKeptCursor(area, text);
  const selection = useRef<{ start: number; end: number }>(undefined);
  useLayoutEffect(() => {
    if (selection.current) area.current?.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = undefined;
  });
  const add = (tool: Tool) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    const selected = { text, start: selectionStart, end: selectionEnd };
    if (tool === 'link') return setAsked({ link: linkAround(selected), text });
    const marked = mark(selected, tool);
    write(marked);
    editor().announce(`${toolName(tool)} ${marked.isAdded ? 'added' : 'removed'}.`);
  };
  const write = (marked: Selected) => {
    selection.current = marked;
    area.current?.focus();
    type(marked.text);
  };
  const byKey = (event: KeyboardEvent) => {
    const tool = toolOfKey(commandKey(event));
    if (event.shiftKey || !tool) return;
    event.preventDefault();
    add(tool);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData } = event;
    const pasted = clipboardData.getData('text/plain');
    const html = clipboardData.getData('text/html');
    const own = pastedMarkdown(pasted, html, editor());
    say(lostInPaste(pasted, html, false));
    if (own === unifyLineBreaks(pasted)) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const cursor = start + own.length;
    write({ text: text.slice(0, start) + own + text.slice(end), start: cursor, end: cursor });
  };
  return (
    <>
      <TextTools id={id} use={add}>
        {children}
      </TextTools>
      <textarea
        ref={area}
        id={id}
        className="field-input"
        data-focus=""
        rows={Math.min(14, Math.max(3, text.split('\n').length + Math.floor(text.length / 46)))}
        value={text}
        placeholder={placeholderOf(control)}
        {...useContentWords()}
        aria-required={required}
        aria-invalid={invalid}
        aria-labelledby={labelledBy}
        {...describe(described, `${id}-count`)}
        onKeyDown={byKey}
        onPaste={paste}
        onChange={({ target }) => type(target.value)}
        onBlur={drop}
      />
      {asked && (
        <LinkDialog
          {...asked}
          textNow={() => text}
          onClose={() => setAsked(undefined)}
          onDone={(link) => write(writeLink(text, link))}
        />
      )}
    </>
  );
}
