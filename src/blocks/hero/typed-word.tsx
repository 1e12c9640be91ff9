import type { Motion } from '../../ui/hooks/use-auto-motion';
import { keyed } from '../../ui/keyed';
import { useTyping } from './use-typing';

/**
 * Words that are typed one after the other: the first one until a script starts, and with reduced motion. All words
 * are also in the same place, invisible, to reserve their width and height. They are generated content, so that the
 * heading's text does not contain them twice.
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
