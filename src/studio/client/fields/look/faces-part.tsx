import { valueAt } from '../../../../site/json/value-at';
import { useForm } from '../form';
import type { Fields } from './brand-context';
import { countChanged, faces, standard, withFace, withFonts } from './faces';
import { Picture } from './picture';

/** Whole looks to begin from: a press takes all choices of one in one step. */
export function FacesPart({ pointer, value }: { pointer: string; value: Fields }) {
  const form = useForm();
  const language = valueAt(form.editor().valueOf(form.file), '/site/language');
  return (
    <section className="look-part" aria-labelledby="look-faces">
      <h3 id="look-faces">Looks to begin from</h3>
      <p className="field-about">Texts, pictures and blocks stay as they are.</p>
      <div className="look-faces">
        {faces.map((face) => {
          const { name } = face;
          const brand = withFonts(face, String(language));
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
              <Picture part="face" with={{ ...standard, ...face.brand }} colors={name} />
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
