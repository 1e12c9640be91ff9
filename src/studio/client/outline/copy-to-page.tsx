import { useEffect, useState } from 'react';
import type { PageEntry } from '../../protocol/workspace';
import { namedPage } from '../fields/links/link-choices';
import { PageField } from '../fields/links/page-field';
import { useEditor } from '../model/editor';
import { Dialog, DialogForm } from '../parts/dialog';
import { StudioIcon } from '../parts/studio-icon';
import { blockEdits, nameOf } from './block-edits';

interface CopyToPageProps {
  block: unknown;
  /** The page that it is on. */
  page: PageEntry;
  close(): void;
}

/** Asks for another page, and puts a copy of a block at its end, or where its layout has a place for it. */
export function CopyToPage({ block, page, close }: CopyToPageProps) {
  const editor = useEditor();
  const [text, setText] = useState('');
  const { read, refuse } = editor;
  const others = editor.pages.filter(({ path }) => path !== page.path);
  const target = namedPage(text, others);
  const file = target?.file;
  useEffect(() => {
    if (file !== undefined) read(file).catch(refuse);
  }, [file, read, refuse]);
  const edits = target && editor.valueOf(target.file) !== undefined ? blockEdits(editor, target) : undefined;
  const why = edits?.refused([block]);
  const canCopy = edits !== undefined && why === undefined;
  const submit = () => {
    if (!target || !canCopy) return;
    edits.insert(edits.blocks.length, [block], 'Copy', ` to “${target.title}”`);
    close();
  };
  return (
    <Dialog title={`Copy ${nameOf(block)} to a page`} onClose={close}>
      <DialogForm className="fields page-form" onSubmit={submit}>
        <PageField name="Page" pages={others} text={text} autoFocus placeholder="/contact" onType={setText}>
          The copy comes to the end of the page, or where its layout has a place for it.
        </PageField>
        {why !== undefined && (
          <div className="field-note" data-severity="error" role="alert">
            <StudioIcon name="circle-alert" />
            <p>{why}</p>
          </div>
        )}
        <div className="dialog-actions">
          <button type="submit" className="field-button field-primary" aria-disabled={!canCopy}>
            Copy
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}
