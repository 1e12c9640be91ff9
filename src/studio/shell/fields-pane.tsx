import { useEffect, useRef, useState } from 'react';
import type { FieldPlace } from '../../edit/workspace';
import { siteFile } from '../../site/files/site-file';
import { valueAt } from '../../site/json/value-at';
import { type Editor, useEditor } from '../editor';
import { Fields } from '../fields/fields';
import { fieldName, placeName } from '../fields/names';
import { Outline } from '../outline/outline';
import { FormHead } from './form-head';
import { PanelView } from './panel-view';
import { UnreadFile } from './unread-file';

/** The form of what is chosen: a part of the site, a block, or else the page with the list of its blocks. */
export function FieldsPane() {
  const editor = useEditor();
  const place = formOf(editor);
  const top = useRef<HTMLDivElement>(null);
  /** The block whose form was left by a key: its row gets the focus. */
  const [left, setLeft] = useState<number>();
  const key = place && place.file + place.pointer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins at its start
  useEffect(() => {
    top.current?.closest('.pane')?.scrollTo({ top: 0 });
  }, [key]);
  if (editor.panel) return <PanelView key={editor.panel} name={editor.panel} />;
  if (!place) return <p className="pane-note">Choose a page.</p>;
  const { page } = editor;
  const root = editor.valueOf(place.file);
  if (root === undefined) return <UnreadFile file={place.file} />;
  const isPage = page?.file === place.file && page.pointer === place.pointer;
  const name = isPage ? 'Page' : nameOf(place, valueAt(root, page?.pointer ?? ''), page?.pointer ?? '');
  const leave = () => {
    const index = /\/blocks\/(\d+)$/.exec(place.pointer)?.[1];
    setLeft(index === undefined ? undefined : Number(index));
    editor.select(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that works in all of its fields
    <div
      ref={top}
      key={key}
      className="form-body"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isPage) return;
        event.preventDefault();
        leave();
      }}
    >
      <FormHead name={name} leave={isPage ? undefined : leave} place={place} />
      <Fields place={place} />
      {isPage && <Outline page={page} left={left} />}
    </div>
  );
}

const nameOf = ({ file, pointer }: FieldPlace, page: unknown, start: string): string =>
  file === siteFile && start === ''
    ? pointer === '/site'
      ? 'Settings'
      : fieldName(pointer.slice(1))
    : placeName(page, pointer.slice(start.length));

/** The object whose form shows the chosen field. */
function formOf({ selected, page }: Editor): FieldPlace | undefined {
  const { file, pointer } = selected ?? {};
  if (file === undefined || pointer === undefined) return page && { file: page.file, pointer: page.pointer };
  if (page?.file === file && `${pointer}/`.startsWith(`${page.pointer}/`)) {
    const block = /^\/blocks\/\d+/.exec(pointer.slice(page.pointer.length))?.[0] ?? '';
    return { file, pointer: page.pointer + block };
  }
  return { file, pointer: file === siteFile ? (/^\/[^/]+/.exec(pointer)?.[0] ?? pointer) : '' };
}
