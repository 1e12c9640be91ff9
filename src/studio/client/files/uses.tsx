import { useState } from 'react';
import { counted } from '../../../site/text/wording';
import { shortName } from '../../protocol/names';
import type { FileUse } from '../../protocol/requests/file-requests';
import { StudioIcon } from '../parts/studio-icon';
import { usePlaces } from '../parts/use-places';

interface UsesProps {
  src: string;
  uses: readonly FileUse[];
  /** Before a field is opened. */
  onLeave?: (() => void) | undefined;
}

/** The fields that name a file, each one press away. */
export function Uses({ src, uses, onLeave }: UsesProps) {
  const { pageOf, go } = usePlaces();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="gallery-uses">
      <button type="button" className="gallery-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <StudioIcon name="chevron-right" />
        Used in {counted(uses.length, 'fields')}
        <span className="visually-hidden">: {shortName(src)}</span>
      </button>
      {isOpen && (
        <ul>
          {uses.map((use) => (
            <li key={use.file + use.pointer}>
              <button
                type="button"
                className="gallery-use"
                onClick={() => {
                  onLeave?.();
                  go(use);
                }}
              >
                <b>{pageOf(use)?.title ?? 'Site'}</b>
                <span>{use.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
