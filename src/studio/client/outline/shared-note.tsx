import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { sharedNameOf } from '../../../site/read/shared-blocks';
import { counted } from '../../../site/text/wording';
import { useEditor } from '../model/editor';
import { blockAround, isSamePlace } from '../model/places';
import { indexOfShared, sharedAround, sharedBlocks } from '../model/shared-blocks';
import { blockEdits } from './block-edits';

/** Of the form of a shared block: on how many pages it is, and whether all of them are meant or this one. */
export function SharedNote({ place }: { place: Place }) {
  const editor = useEditor();
  const { page, pages, reveal } = editor;
  const block = blockAround(place);
  const name =
    sharedAround(place) ?? sharedNameOf(block && valueAt(editor.valueOf(place.file), block.pointer));
  if (name === undefined || !Object.hasOwn(sharedBlocks(editor), name)) return null;
  const index = block?.index ?? indexOfShared(editor, name);
  const count = pages.filter(({ shared }) => shared?.includes(name)).length;
  const where = count > 1 ? `on ${count} pages` : 'here';
  const shared = { file: siteFile, pointer: `/shared/${name}` };
  const isOpen = isSamePlace(place, shared);
  const makeOwn = (at: number) => {
    if (!page) return;
    const edits = blockEdits(editor, page);
    edits.makeOwn(at);
    reveal(edits.placeOf(at));
  };
  return (
    <div className="layout-note">
      <p>
        <strong>
          Shared block “{name}”, on {count === 0 ? 'no page' : counted(count, 'pages')}.
        </strong>{' '}
        {isOpen && count > 1 && 'What you change here changes on all of them.'}
      </p>
      <div className="actions">
        {!isOpen && (
          <button type="button" className="field-button field-primary" onClick={() => reveal(shared)}>
            Edit it {where}
          </button>
        )}
        {page && index !== undefined && (
          <button type="button" className="field-button" onClick={() => makeOwn(index)}>
            Make it this page’s own
          </button>
        )}
      </div>
    </div>
  );
}
