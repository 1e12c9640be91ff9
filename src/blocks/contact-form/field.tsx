import { Icon } from '../../ui/icon';
import * as strings from '../../ui/strings';

type FieldName = keyof typeof strings.fields;

/** A labelled field. Its error, below it, is hidden until a script finds the field empty. */
export function Field({ name, prefix }: { name: FieldName; prefix: string }) {
  const { label, empty } = strings.fields[name];
  const id = `${prefix}-${name}`;
  const maxLength = name === 'message' ? 10_000 : 254;
  const shared = { className: 'input', id, name, required: true, maxLength };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? (
        <textarea {...shared} rows={6} />
      ) : name === 'email' ? (
        <input {...shared} type="email" autoComplete="email" />
      ) : (
        <input {...shared} type="text" autoComplete={name === 'name' ? 'name' : 'off'} />
      )}
      <p className="field-error" id={`${id}-error`} hidden>
        <Icon name="circle-alert" />
        {empty}
      </p>
    </div>
  );
}
