import { useState } from 'react';
import { siteFile } from '../../../site/files/site-file';
import { memberOf, valueAt } from '../../../site/json/value-at';
import { fieldName } from '../../../site/page/place-names';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { Dialog, DialogForm } from '../parts/dialog';

/** Of a page with a layout: what that means, and the way out of it. */
export function LayoutNote({ page }: { page: PageEntry }) {
  const editor = useEditor();
  const [isAsking, setAsking] = useState(false);
  const { file, pointer } = page;
  const content = valueAt(editor.valueOf(file), pointer);
  const layout = memberOf(content, 'layout');
  if (typeof layout !== 'string') return null;
  const site = editor.valueOf(siteFile);
  const ofLayout = memberOf(memberOf(site, 'layoutKinds'), layout);
  const kind = memberOf(content, 'kind') ?? ofLayout;
  const go = () => {
    const step = `free ${crypto.randomUUID()}`;
    const name = `Let ${page.title} go its own way`;
    // Search engines are told the same as before.
    if (kind === ofLayout && kind !== undefined)
      editor.change(file, { op: 'set', at: `${pointer}/kind`, value: kind }, name, step);
    editor.change(file, { op: 'remove', at: `${pointer}/layout` }, name, step);
    setAsking(false);
  };
  return (
    <div className="layout-note">
      <p>
        <strong>Layout “{layout}”:</strong> the blocks stand in its order, as on all its pages.
      </p>
      <button type="button" className="field-button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Let this page go its own way…
      </button>
      {isAsking && (
        <Dialog title={`Let “${page.title}” go its own way?`} onClose={() => setAsking(false)}>
          <DialogForm className="own-way-form" onSubmit={go}>
            <ul className="own-way">
              <li>You can add, move and remove its blocks.</li>
              {typeof kind === 'string' && (
                <li>For search engines it stays what it is: {fieldName(kind).toLowerCase()}.</li>
              )}
              <li>When the layout “{layout}” changes, this page does not follow.</li>
            </ul>
            <div className="dialog-actions">
              <button type="button" className="field-button" onClick={() => setAsking(false)}>
                Keep the layout
              </button>
              <button type="submit" className="field-button field-primary">
                Go its own way
              </button>
            </div>
          </DialogForm>
        </Dialog>
      )}
    </div>
  );
}
