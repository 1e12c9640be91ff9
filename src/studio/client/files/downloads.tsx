import { megabytes, mostPublished } from '../../../site/check/published-sizes';
import { shortName } from '../../protocol/names';
import { useEditor } from '../model/editor';
import { uploadOf } from './add-file';
import { type DownloadActions, DownloadRow } from './download-row';
import { FileButton } from './file-button';
import { FileFilter, useFileFilter } from './file-filter';
import { FileTarget } from './file-target';
import { ListedNotes } from './listed-notes';
import { useListed } from './use-listed';

/** The files that visitors can be given: where each is linked, and what can be done with it. */
export function Downloads() {
  const { ask } = useEditor();
  const { listed, note, load, attempt, putBack } = useListed('downloads');
  const filter = useFileFilter(listed?.downloads ?? []);
  if (!listed) return <p className="pane-note">Loading…</p>;
  const { downloads, removed } = listed;
  const { shown } = filter;
  const actions: DownloadActions = {
    replace: (src, file) =>
      attempt(
        async () => ask('replaceFile', { src, ...(await uploadOf(file)) }),
        `${shortName(src)} replaced. Ctrl+Z brings the other one back.`,
      ),
    rename: (src, to) =>
      attempt(() => ask('renameFile', { src, to }), `${shortName(src)} renamed. Its links have followed.`),
    remove: (src, to) =>
      attempt(
        () => ask('removeFile', { src, ...(to !== '' && { to }) }),
        `${shortName(src)} deleted. Ctrl+Z brings it back.`,
      ),
  };
  return (
    <FileTarget adding="addFile" takesAll isLarge onFile={() => void load()}>
      <div className="gallery">
        <div className="gallery-head">
          <FileFilter filter={filter} things="downloads" count={downloads.length} />
          <FileButton name="Add files" />
        </div>
        <ListedNotes {...{ note, removed, putBack }} />
        {shown.length > 0 && (
          <ul className="downloads" aria-label="Downloads">
            {shown.map((download) => (
              <DownloadRow key={download.src} {...{ download, actions }} />
            ))}
          </ul>
        )}
        {shown.length === 0 && (
          <p className="pane-note">
            {downloads.length === 0
              ? 'No downloads yet. Drop a PDF here, or on any link field.'
              : 'No download has this in its name.'}
          </p>
        )}
        <p className="downloads-drop">
          <b>Drop files anywhere here</b>
          <span>PDF, Office, ZIP, text, sound, video: up to {megabytes(mostPublished)} MB each.</span>
          <span>“Price List V2.PDF” becomes price-list-v2.pdf.</span>
        </p>
      </div>
    </FileTarget>
  );
}
