import { useEffect, useState } from 'react';
import type { PictureInfo } from '../../protocol/requests/picture-requests';
import { useEditor } from '../model/editor';

/** What is known of the file; undefined while it is not known, or not there. */
export function usePictureInfo(src: string): PictureInfo | undefined {
  const { ask } = useEditor();
  const [info, setInfo] = useState<PictureInfo>();
  useEffect(() => {
    let isWanted = src !== '';
    if (isWanted)
      ask('picture', { src }).then(
        (found) => isWanted && setInfo(found),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [ask, src]);
  return info?.src === src ? info : undefined;
}
