import { StudioIcon } from '../parts/studio-icon';
import { type ButtonWords, buttonWords } from './publish-words';
import { usePublish } from './use-publish';

const icons = {
  waiting: 'circle-dot',
  busy: 'loader-circle',
  done: 'check',
  error: 'triangle-alert',
} as const;

/** Says what is not online, and opens the panel that publishes it. */
export function PublishButton({ isPressed, open }: { isPressed: boolean; open(): void }) {
  const { state, now } = usePublish();
  const { kind, words, act }: ButtonWords = state
    ? buttonWords(state, now)
    : { kind: 'done', words: 'Publish' };
  return (
    <button type="button" className="publish-button" data-kind={kind} aria-pressed={isPressed} onClick={open}>
      {words !== 'Publish' && <span className="visually-hidden">Publish. </span>}
      <span className="publish-words" data-count={state?.count || undefined}>
        <StudioIcon name={icons[kind]} />
        <span>{words}</span>
      </span>
      {act && (
        <span className="publish-act" aria-hidden="true">
          {act}
        </span>
      )}
    </button>
  );
}
