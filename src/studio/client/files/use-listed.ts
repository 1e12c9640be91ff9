import { useCallback, useEffect, useState } from 'react';
import { shortName } from '../../protocol/names';
import type { Answer } from '../../protocol/requests';
import { useEditor } from '../model/editor';

/** What the folder holds of pictures or downloads, and what can be done with it. */
export function useListed<Kind extends 'pictures' | 'downloads'>(kind: Kind) {
  const { ask, announce, problems, history } = useEditor();
  const [listed, setListed] = useState<Answer<Kind>>();
  const [note, setNote] = useState('');
  const load = useCallback(async () => setListed(await ask(kind, {})), [ask, kind]);
  // A change of the content may use or leave a file: it is followed by what is wrong then. A step may move one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that there is another content
  useEffect(() => {
    load().catch((error: unknown) => setNote(sentence(error)));
  }, [load, problems, history]);

  /** True if it was done. */
  const attempt = async (action: () => Promise<unknown>, said: string): Promise<boolean> => {
    let problem = '';
    try {
      await action();
    } catch (error) {
      problem = sentence(error);
    }
    setNote(problem);
    announce(problem || said);
    await load();
    return problem === '';
  };
  return {
    listed,
    note,
    load,
    attempt,
    remove: (src: string) =>
      attempt(() => ask('removePicture', { src }), `${shortName(src)} deleted. Ctrl+Z brings it back.`),
    putBack: (src: string) => attempt(() => ask('putBack', { src }), `${shortName(src)} is back.`),
  };
}

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** In the same order otherwise. */
export const addedFirst = <Each extends { isNew: boolean }>(files: readonly Each[]): Each[] =>
  [...files].sort((one, other) => Number(other.isNew) - Number(one.isNew));
