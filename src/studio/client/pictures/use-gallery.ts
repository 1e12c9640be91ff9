import { useCallback, useEffect, useState } from 'react';
import { shortName } from '../../protocol/names';
import type { Answer } from '../../protocol/requests';
import { useEditor } from '../model/editor';

type Listed = Answer<'pictures'>;

/** What the folder holds, and what can be done with it. */
export function useGallery() {
  const { ask, announce, problems, history } = useEditor();
  const [listed, setListed] = useState<Listed>();
  const [note, setNote] = useState('');
  const load = useCallback(async () => setListed(await ask('pictures', {})), [ask]);
  // A change of the content may use or leave a picture: it is followed by what is wrong then. A step may move one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that there is another content
  useEffect(() => {
    load().catch((error: unknown) => setNote(sentence(error)));
  }, [load, problems, history]);

  const attempt = async (action: () => Promise<unknown>, said: string) => {
    try {
      await action();
      setNote('');
      announce(said);
    } catch (error) {
      setNote(sentence(error));
      announce(sentence(error));
    }
    await load();
  };
  return {
    listed,
    note,
    load,
    remove: (src: string) =>
      attempt(() => ask('removePicture', { src }), `${shortName(src)} deleted. Ctrl+Z brings it back.`),
    putBack: (src: string) => attempt(() => ask('putBackPicture', { src }), `${shortName(src)} is back.`),
  };
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
