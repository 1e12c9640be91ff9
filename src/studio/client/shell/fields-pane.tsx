import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { definitionOf } from '../../../site/collections/content-plan';
import { definedIn, isOfCollection } from '../../../site/files/collection-files';
import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { Fields } from '../fields/fields';
import { type ShownState, useEditor } from '../model/editor';
import { formOf } from '../model/form-of';
import { itemAround } from '../model/item-around';
import { blockAround, isSamePlace, isWithin } from '../model/places';
import { LayoutNote } from '../outline/layout-note';
import { Outline } from '../outline/outline';
import { SharedNote } from '../outline/shared-note';
import { CopyNote } from '../pages/copy-note';
import { StudioIcon } from '../parts/studio-icon';
import { BlockTools } from '../preview/block-tools';
import { controls } from './controls';
import { FormBody, FormHead } from './form-body';
import { PanelView } from './panel-view';
import { TemplateNote } from './template-note';
import { UnreadFile } from './unread-file';

/** A number that stays the same for one form, also when its block gets another place: what is typed in it stays. */
function useFormKey(place: Place | undefined, followed: ShownState['followed']): number {
  const [last, setLast] = useState({ place, followed, key: 0 });
  if (isSamePlace(last.place, place)) return last.key;
  const isFollowed =
    followed !== undefined &&
    followed !== last.followed &&
    last.place !== undefined &&
    place !== undefined &&
    isWithin(followed.from, last.place) &&
    isWithin(followed.to, place) &&
    // The same field of it. Otherwise the block is gone, and this is what it was in.
    followed.from.pointer.slice(last.place.pointer.length) ===
      followed.to.pointer.slice(place.pointer.length);
  const next = { place, followed, key: isFollowed ? last.key : last.key + 1 };
  setLast(next);
  return next.key;
}

/** Reads what the form of a row needs: its file, and the definition of its fields. */
function useRowFiles(place: Place | undefined): void {
  const { read, refuse } = useEditor();
  const file = place && isOfCollection(place.file) ? place.file : undefined;
  useEffect(() => {
    if (file !== undefined) Promise.all([read(file), read(definitionOf(file))]).catch(refuse);
  }, [file, read, refuse]);
}

/** The form of what is chosen: a part of the site, a block, or else the page with the list of its blocks. */
export function FieldsPane({ closePanel, isPhone }: { closePanel(): void; isPhone: boolean }) {
  const editor = useEditor();
  const form = formOf(editor);
  const place = form?.place;
  const top = useRef<HTMLDivElement>(null);
  /** The block whose form was left by a key: its row gets the focus. */
  const [left, setLeft] = useState<number>();
  const key = useFormKey(place, editor.followed);
  // Before a field of it is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins at its start
  useLayoutEffect(() => {
    // In one column, an opened page stays in sight.
    if (form?.isPage) top.current?.closest('.pane')?.scrollTo({ top: 0 });
    else top.current?.scrollIntoView();
  }, [key]);
  useRowFiles(place);
  if (editor.panel) return <PanelView key={editor.panel} name={editor.panel} close={closePanel} />;
  if (editor.collection !== undefined && !form?.isRow && place?.file !== siteFile)
    return <p className="pane-note">Choose a row.</p>;
  if (!place) return <p className="pane-note">Choose a page.</p>;
  if (editor.valueOf(place.file) === undefined) return <UnreadFile file={place.file} />;
  const { page } = editor;
  const { isPage, isRow, name } = form;
  const isTemplate = definedIn(place.file) !== undefined;
  const block = blockAround(place);
  const leave = () => {
    setLeft(block?.index);
    editor.select(undefined);
  };
  const item = isTemplate ? undefined : itemAround(editor.valueOf(place.file), editor.selected, place);
  const wayBack = isPage || isRow ? undefined : leave;
  return (
    <FormBody ref={top} key={key} name={name} leave={wayBack} item={item}>
      <FormHead name={name} leave={wayBack} place={place} item={item} />
      {isPhone && page && block?.pointer === place.pointer && (
        <BlockTools
          className="block-tools"
          {...{ page }}
          block={valueAt(editor.valueOf(page.file), place.pointer)}
          index={block.index}
        />
      )}
      {isPage && editor.remark !== '' && (
        <p className="field-note" data-severity="warning">
          <StudioIcon name="triangle-alert" />
          {editor.remark}
        </p>
      )}
      {isPage && page && (
        <>
          <CopyNote key={page.path} page={page} />
          <LayoutNote page={page} />
          <Outline page={page} left={left} />
        </>
      )}
      <SharedNote place={place} />
      {isTemplate ? (
        <TemplateNote place={editor.selected ?? place} />
      ) : (
        <Fields place={place} controls={controls} />
      )}
    </FormBody>
  );
}
