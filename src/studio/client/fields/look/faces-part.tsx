import { useForm } from '../form';
import type { Fields } from './brand-context';
import { countChanged, faces, standard, withFace } from './faces';
import { Picture } from './picture';

/** Whole looks to begin from: a press takes all choices of one in one step. */
export function FacesPart({ pointer, value }: { pointer: string; value: Fields }) {
  const form = useForm();
  return (
    <section className="look-part" aria-labelledby="look-faces">
      <h3 id="look-faces">Looks to begin from</h3>
      <p className="field-about">Fonts, texts, pictures and blocks stay as they are.</p>
      <div className="look-faces">
        {faces.map(({ name, brand }) => {
          const count = countChanged(value, brand);
          return (
            <button
              key={name}
              type="button"
              className="look-face"
              aria-pressed={count === 0}
              onClick={() => {
                const next = withFace(value, brand);
                if (count > 0)
                  form.change({ op: 'set', at: pointer, value: next }, `Choose the look ${name}`);
              }}
            >
              <Picture part="face" with={{ ...standard, ...brand }} colors={name} />
              <span>{name}</span>{' '}
              <span className="field-choice-about">
                {count === 0 ? 'As it is now' : `Changes ${count} of your choices`}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
