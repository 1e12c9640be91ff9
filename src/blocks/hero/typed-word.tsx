import type { Motion } from '../../ui/hooks/use-auto-motion';
import { keyed } from '../../ui/keyed';
import { useTyping } from './use-typing';

/**
 * The words that are typed in turn: the first one until a script starts, and under reduced motion. Each word
 * also lies in the same place unseen (as generated content, so that the heading doesn't say it twice) and
 * keeps width and height.
 */
export function TypedWord({
  words,
  motion: { reduced, playing },
}: {
  words: readonly string[];
  motion: Motion;
}) {
  const text = useTyping(words, playing);
  const typing = playing ? 'moving' : 'still';
  return (
    <>
      <span className="visually-hidden"> {words.join(', ')}</span>
      <span className="typed" aria-hidden="true">
        <span className="typed-text" data-typing={reduced === false ? typing : undefined}>
          {reduced ? words[0] : text}
        </span>
        {keyed(words).map(({ key, item: word }) => (
          <span key={key} className="typed-room" data-word={word} />
        ))}
      </span>
    </>
  );
}
