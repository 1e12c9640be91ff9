import { useState } from 'react';
import { kindOf } from '../../../site/image/picture-files';
import { addressOf } from '../../../site/page/download-path';
import { shortName } from '../../protocol/names';
import type { Download } from '../../protocol/requests/file-requests';
import { sizeWords } from '../model/picture-words';
import { DeleteDownload } from './delete-download';
import { FileButton } from './file-button';
import { RenameDownload } from './rename-download';
import { Uses } from './uses';

/** Each is true if it was done. */
export interface DownloadActions {
  replace(src: string, file: File): Promise<boolean>;
  rename(src: string, to: string): Promise<boolean>;
  /** `to` is the page to which links lead then; empty without one. */
  remove(src: string, to: string): Promise<boolean>;
}

interface DownloadRowProps {
  download: Download;
  actions: DownloadActions;
}

/** A file with what is known of it. */
export function DownloadRow({ download, actions }: DownloadRowProps) {
  const { src, uses, isNew } = download;
  const [asks, setAsks] = useState<'rename' | 'delete'>();
  const name = shortName(src);
  const close = () => setAsks(undefined);
  return (
    <li className="download" data-new={isNew || undefined}>
      <span className="download-kind" aria-hidden="true">
        {kindOf(src)}
      </span>
      <p className="gallery-name">
        <b title={src}>{name}</b>
        <span>{sizeWords(download)}</span>
      </p>
      {isNew && <span className="file-new">New</span>}
      <div className="download-more">
        {uses.length > 0 ? <Uses {...{ src, uses }} /> : <span className="gallery-unused">Not used</span>}
        <div className="actions">
          <FileButton
            name="Replace"
            label={`Replace ${name}`}
            onFiles={([file]) => file && actions.replace(src, file)}
          />
          <button type="button" className="field-button" onClick={() => setAsks('rename')}>
            Rename<span className="visually-hidden"> {name}</span>
          </button>
          <a className="field-button" href={addressOf(src)} target="_blank" rel="noopener">
            Open<span className="visually-hidden"> {name}</span>
          </a>
          <button type="button" className="field-button" onClick={() => setAsks('delete')}>
            Delete…<span className="visually-hidden"> {name}</span>
          </button>
        </div>
      </div>
      {asks === 'rename' && <RenameDownload {...{ src, close }} rename={(to) => actions.rename(src, to)} />}
      {asks === 'delete' && (
        <DeleteDownload {...{ src, uses, close }} remove={(to) => actions.remove(src, to)} />
      )}
    </li>
  );
}
