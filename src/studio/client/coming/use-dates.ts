import { useEffect, useState } from 'react';
import { siteFile } from '../../../site/files/site-file';
import type { Answer } from '../../protocol/requests';
import { useEditor } from '../model/editor';

/** In milliseconds of rest, before dates are asked for again. */
const rest = 100;

/** The dates that come, or also what they do; undefined until they are known. */
export function useDates<Name extends 'dates' | 'comings'>(name: Name): Answer<Name> | undefined {
  const { ask, history, pages, valueOf: contentOf } = useEditor();
  const [known, setKnown] = useState<Answer<Name>>();
  const site = contentOf(siteFile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may have other dates
  useEffect(() => {
    let isWanted = true;
    const take = (answer: Answer<Name>) => isWanted && setKnown(answer);
    const timer = setTimeout(() => ask(name, {}).then(take, () => {}), rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, name, history, pages, site]);
  return known;
}
