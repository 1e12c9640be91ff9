import { charactersIn } from '../../../../site/text/wording';

/** How much of a text's longest length is used; it stands out when little or nothing is left. */
export function Counter({ id, text, most }: { id: string; text: string; most: number | undefined }) {
  if (most === undefined) return null;
  const count = charactersIn(text);
  const state = count > most ? 'over' : isNear(count, most) ? 'near' : 'far';
  return (
    <span className="field-counter" id={id} data-state={state} aria-hidden={state === 'far'}>
      {count} <span aria-hidden="true">/</span>
      <span className="visually-hidden">of</span> {most}
      <span className="visually-hidden"> characters</span>
    </span>
  );
}

/** Short texts are always near their limit: only those that end there stand out. */
const isNear = (count: number, most: number) => count >= most * 0.9 && most > 20;
