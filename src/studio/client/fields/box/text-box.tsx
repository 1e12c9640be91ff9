import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { moveInTable } from '../../../../edit/rich/edit-table';
import {
  caretAt,
  isCaret,
  replaceSelected,
  type Selected,
  spanOf,
  styleUnits,
  textOfUnits,
  toggleList,
} from '../../../../edit/rich/edit-units';
import { insertApart } from '../../../../edit/rich/insert-apart';
import { hasMark, linkAt, toggleMark, tokenAt, writeLink } from '../../../../edit/rich/mark-units';
import { plainMarks, sliceRuns, textOfRuns } from '../../../../edit/rich/runs';
import type { UnitKind } from '../../../../edit/rich/units';
import { unifyLineBreaks } from '../../../../site/files/line-breaks';
import { commandKey } from '../../parts/command-key';
import { useContentWords } from '../../parts/content-words';
import { describe, placeholderOf } from '../control';
import { lostInPaste } from '../controls/lost-in-paste';
import type { MarkdownProps } from '../controls/markdown-source';
import { pastedCells } from '../controls/pasted-cells';
import { pastedMarkdown } from '../controls/pasted-markdown';
import { useForm } from '../form';
import { LinkDialog } from '../links/link-dialog';
import type { EditedLink } from '../links/markdown-link';
import { type Box, isOwnInput, openBox } from './box';
import { InsertTools } from './insert-tools';
import { QuoteTool, StyleList, styleOf } from './style-list';
import { TextTools, type Tool, ToolGap, toolName, toolOfKey } from './text-tools';
import { InsertMenu, nameOfToken, TokenDialog, wordsOfToken } from './token-tools';

const steps: Readonly<Record<string, [1 | -1]>> = { ArrowRight: [1], ArrowLeft: [-1], Enter: [1] };

/** A text that is edited as it is read. */
export function TextBox({ control, edited, say, children }: MarkdownProps) {
  const { id, pointer, labelledBy, described, plan, required, invalid } = control;
  const { editor } = useForm();
  const { text } = edited;
  const isLong = plan.kind === 'longText';
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<Box>(undefined);
  /** The link that is asked about, in the text as it was then. */
  const [asked, setAsked] = useState<{ link: EditedLink; text: string }>();
  /** The key for a text without marks was pressed: the paste that follows has them in some browsers. */
  const isPlain = useRef(false);
  const write = useEffectEvent(edited.type);
  const tokenWords = useEffectEvent((token: string) => wordsOfToken(token, editor()));
  const [token, setToken] = useState<{ text: string; at: Selected }>();
  /** Arrows select a token like one character, and Enter says more of it. */
  const byTokenKey = (event: KeyboardEvent) => {
    const [step] = steps[event.key] ?? [];
    if (
      !box.current ||
      step === undefined ||
      event.shiftKey ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const { direction } = getComputedStyle(root.current ?? document.body);
    const selected = box.current.selected();
    const units = box.current.units();
    const at = tokenAt(units, selected, direction === 'rtl' ? (step === 1 ? -1 : 1) : step);
    if (!at || isCaret(selected) === (event.key === 'Enter')) return;
    const text = textOfRuns(sliceRuns(units[at.from.unit]?.runs ?? [], at.from.offset, at.to.offset));
    if (event.key === 'Enter') setToken({ text, at });
    // The browser leaves a selected one to its side.
    else if (!isCaret(selected)) return;
    else box.current.select(at);
    editor().announce(`${nameOfToken(text)}: ${wordsOfToken(text, editor()) ?? ''}`);
    event.preventDefault();
  };
  const insert = (text: string, at?: Selected) =>
    box.current?.edit((all, now) =>
      replaceSelected(all, at ?? now, [{ kind: { type: 'paragraph' }, runs: [{ ...plainMarks, text }] }]),
    );
  const paste = useEffectEvent((data: DataTransfer, at?: Selected) => {
    const [pasted, html] = [data.getData('text/plain'), data.getData('text/html')];
    if (isPlain.current) {
      isPlain.current = false;
      return box.current?.pastePlain(unifyLineBreaks(pasted));
    }
    const now = box.current?.selected();
    const kind = box.current?.units()[(at ?? now)?.from.unit ?? 0]?.kind;
    const cells = pastedCells(pasted, html, kind?.type === 'cell');
    const keepsTable = cells !== undefined && isLong;
    say(lostInPaste(pasted, html, keepsTable));
    // A cell of a text has one line.
    if (keepsTable)
      box.current?.pasteCells(
        cells.map((line) => line.map((cell) => cell.replaceAll('\n', ' '))),
        at,
      );
    else box.current?.paste(pastedMarkdown(pasted, html, editor()), at);
  });
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const ended = new AbortController();
    box.current = openBox(root.current, { isLong, tokenWords, paste, onWrite: write }, ended.signal);
    return () => ended.abort();
  }, [isLong]);
  useLayoutEffect(() => box.current?.show(text));
  const [style, setStyle] = useState('Text');
  const follow = useEffectEvent(() => {
    if (!box.current || !root.current?.contains(document.activeElement)) return;
    setStyle(styleOf(box.current.units()[box.current.selected().from.unit]?.kind));
  });
  useEffect(() => {
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);
  const use = (tool: Tool) => {
    if (!box.current) return;
    const selected = box.current.selected();
    const units = box.current.units();
    if (tool === 'link') {
      const { from, to, href } = linkAt(units, selected);
      const label = textOfRuns(sliceRuns(units[from.unit]?.runs ?? [], from.offset, to.offset));
      setAsked({
        link: { label, address: href, ...spanOf(units, { from, to }) },
        text: textOfUnits(units),
      });
    } else if (tool === 'list' || tool === 'numbers') {
      box.current.edit((all, now) => toggleList(all, now, tool === 'numbers'));
    } else if (isCaret(selected)) {
      root.current?.focus();
      // For what is typed next.
      document.execCommand(tool === 'strong' ? 'bold' : 'italic');
    } else {
      editor().announce(`${toolName(tool)} ${hasMark(units, selected, tool) ? 'removed' : 'added'}.`);
      box.current.edit((all, now) => toggleMark(all, now, tool));
    }
  };
  const setKind = (name: string, kindOf: (kind: UnitKind, isFirst: boolean) => UnitKind) => {
    setStyle(name);
    box.current?.edit((all, now) => styleUnits(all, now, kindOf));
  };
  const byKey = (event: KeyboardEvent) => {
    isPlain.current = event.shiftKey && commandKey(event) === 'v';
    if (event.key === 'Tab' && box.current && !isOwnInput(event) && event.target === root.current) {
      const { from } = box.current.selected();
      const moved = moveInTable(box.current.units(), from, event.shiftKey ? -1 : 1);
      if (!moved) return;
      event.preventDefault();
      return box.current.edit(() => moved);
    }
    if (isOwnInput(event)) return;
    byTokenKey(event);
    const tool = toolOfKey(commandKey(event));
    if (event.shiftKey || !tool) return;
    event.preventDefault();
    use(tool);
  };
  return (
    <>
      <TextTools id={id} use={use} style={isLong && <StyleList id={id} value={style} choose={setKind} />}>
        {isLong && (
          <>
            <QuoteTool of={id} value={style} choose={setKind} />
            <ToolGap />
            <InsertTools
              {...{ id, pointer }}
              insert={(units) => box.current?.edit((all, now) => insertApart(all, now, units))}
            />
          </>
        )}
        <ToolGap />
        <InsertMenu insert={insert} />
        {children}
      </TextTools>
      {/* biome-ignore lint/a11y/useSemanticElements: no other element shows marks while it is edited. */}
      <div
        ref={root}
        id={id}
        className="field-input field-box"
        data-focus=""
        contentEditable
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        data-placeholder={placeholderOf(control)}
        {...useContentWords()}
        aria-labelledby={labelledBy}
        aria-required={required}
        aria-invalid={invalid}
        {...describe(described, `${id}-count`)}
        onKeyDown={byKey}
        onBlur={edited.drop}
      />
      {token && (
        <TokenDialog
          token={token.text}
          onClose={() => setToken(undefined)}
          onPlain={(words) => {
            setToken(undefined);
            insert(words, token.at);
          }}
        />
      )}
      {asked && (
        <LinkDialog
          {...asked}
          textNow={() => textOfUnits(box.current?.units() ?? [])}
          onClose={() => setAsked(undefined)}
          onDone={({ start, end, label, address }) =>
            box.current?.edit((units) => {
              const at = { from: caretAt(units, start), to: caretAt(units, end) };
              return writeLink(units, at, label, address);
            })
          }
        />
      )}
    </>
  );
}
