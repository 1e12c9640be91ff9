import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { useWords } from '../../ui/words';

/** By the name of the field, in their order: the words for its label, and for its error when it is empty. */
const fieldWords = {
  name: ['fieldName', 'fieldNameEmpty'],
  email: ['fieldEmail', 'fieldEmailEmpty'],
  subject: ['fieldSubject', 'fieldSubjectEmpty'],
  message: ['fieldMessage', 'fieldMessageEmpty'],
} as const;

type FieldName = keyof typeof fieldWords;

/** A labelled field. Its error, below it, is hidden until a script finds the field empty. */
export function Field({ name, prefix }: { name: FieldName; prefix: string }) {
  const [label, empty] = fieldWords[name];
  const words = useWords();
  const id = `${prefix}-${name}`;
  const shared = { className: 'input', id, name, required: true };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>{words[label]}</label>
      {name === 'message' ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input
          {...shared}
          type={name === 'email' ? name : 'text'}
          autoComplete={name === 'subject' ? 'off' : name}
        />
      )}
      <p className="field-error" id={`${id}-error`} hidden>
        <Icon shape={shapes.circleAlert} />
        {words[empty]}
      </p>
    </div>
  );
}
