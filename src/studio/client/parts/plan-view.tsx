import type { PageCommandPlan } from '../../protocol/requests/page-requests';
import { usePlaces } from './use-places';

interface PlanViewProps {
  plan: PageCommandPlan | undefined;
  /** The heading above the effects, such as "What changes". */
  title: string;
  close(): void;
}

/** What a command on pages does, line by line, or why it can't be done. */
export function PlanView({ plan, title, close }: PlanViewProps) {
  const { go } = usePlaces();
  if (!plan) return <p className="plan-wait">…</p>;
  const { effects, count, refusal, unsearched } = plan;
  return (
    <div className="plan">
      {refusal !== undefined && (
        <p className="plan-refusal" role="alert">
          {refusal}
        </p>
      )}
      {unsearched?.map((words) => (
        <p key={words} className="pane-note">
          {words}
        </p>
      ))}
      {effects.length > 0 && (
        <>
          <h3>{title}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <ul tabIndex={0} aria-label={title}>
            {effects.map(({ words, place }) => (
              <li key={words + (place ? place.file + place.pointer : '')}>
                {place ? (
                  <button
                    type="button"
                    className="problem-place"
                    onClick={() => {
                      close();
                      go(place);
                    }}
                  >
                    {words}
                  </button>
                ) : (
                  words
                )}
              </li>
            ))}
            {count > effects.length && <li>And {count - effects.length} more.</li>}
          </ul>
        </>
      )}
    </div>
  );
}
