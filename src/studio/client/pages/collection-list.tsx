import { useEffect, useState } from 'react';
import { counted } from '../../../site/text/wording';
import type { Answer } from '../../protocol/requests';
import { collectionMistakes } from '../model/collection-mistakes';
import { useEditor } from '../model/editor';
import { ContentWords } from '../parts/content-words';
import { ToolButton } from '../parts/tool-button';

/** The collections of the site, each with its rows and its mistakes. Choosing one shows its table; `add` asks for a new one. */
export function CollectionList({ add }: { add(): void }) {
  const { ask, problems, isSaved, collection, openCollection } = useEditor();
  const [listed, setListed] = useState<Answer<'collections'>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong is another list after each change
  useEffect(() => {
    let isWanted = true;
    ask('collections', {}).then(
      (answer) => isWanted && setListed(answer),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [ask, problems, isSaved]);
  if (!listed) return null;
  if (listed.length === 0) {
    return (
      <div className="site-parts collections">
        <button type="button" className="site-part" onClick={add}>
          Add news, events, products…
        </button>
      </div>
    );
  }
  return (
    <div className="site-parts collections">
      <div className="collections-head">
        <h2>Collections</h2>
        <ToolButton icon="plus" name="New collection" onPress={add} />
      </div>
      <ul>
        {listed.map(({ name, title, rows }) => {
          const mistakes = collectionMistakes(problems, name).length;
          return (
            <li key={name}>
              <button
                type="button"
                className="site-part"
                aria-current={name === collection ? 'true' : undefined}
                onClick={() => openCollection(name)}
              >
                <ContentWords>{title}</ContentWords>
                {mistakes > 0 && (
                  <span className="count" title={`${mistakes} to correct`}>
                    {mistakes}
                    <span className="visually-hidden"> to correct,</span>
                  </span>
                )}
                <span className="collection-rows" title={counted(rows, 'rows')}>
                  {rows}
                  <span className="visually-hidden"> {rows === 1 ? 'row' : 'rows'}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
