import { keyed } from '../keyed';

/**
 * The words that are typed in turn: the first one until a script starts. Each word also lies in the same
 * place unseen (as generated content, so that the heading doesn't say it twice) and keeps width and height.
 */
export function TypedWord({ words }: { words: readonly string[] }) {
  return (
    <>
      <span className="visually-hidden"> {words.join(', ')}</span>
      <span className="typed" aria-hidden="true">
        <span className="typed-text" data-words={JSON.stringify(words)}>
          {words[0]}
        </span>
        {keyed(words).map(({ key, item: word }) => (
          <span key={key} className="typed-room" data-word={word} />
        ))}
      </span>
    </>
  );
}
