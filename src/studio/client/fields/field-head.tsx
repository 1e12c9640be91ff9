import { StudioIcon } from '../parts/studio-icon';
import { About } from './about';
import type { OptionalField } from './member';

interface LabelProps {
  id: string;
  name: string;
  /** One control has the id: a press on the name leads to it. */
  isSingle: boolean;
  className: string | undefined;
}

export const FieldLabel = ({ id, name, isSingle, className }: LabelProps) =>
  isSingle ? (
    <label className={className} id={`${id}-label`} htmlFor={id}>
      {name}
    </label>
  ) : (
    <span className={className} id={`${id}-label`}>
      {name}
    </span>
  );

/** Name, mark and description of a field. */
export function FieldHead({
  id,
  name,
  required,
  description,
  isSingle,
  pointer,
  optional,
}: {
  id: string;
  pointer: string;
  name: string;
  required: boolean;
  description?: string | undefined;
  isSingle: boolean;
  optional?: OptionalField | undefined;
}) {
  return (
    <>
      <div className="field-head">
        <FieldLabel {...{ id, name, isSingle }} className={isSingle ? undefined : 'field-label'} />
        {required && <span className="field-required">Required</span>}
        {optional && <RemoveButton name={name} remove={() => optional.remove(pointer)} />}
      </div>
      {description !== undefined && <About id={`${id}-about`} text={description} />}
    </>
  );
}

export function RemoveButton({ name, remove, focus }: { name: string; remove: () => void; focus?: boolean }) {
  return (
    <button
      type="button"
      className="field-tool field-remove"
      data-focus={focus ? '' : undefined}
      aria-label={`Remove ${name}`}
      title={`Remove ${name}`}
      onClick={remove}
    >
      <StudioIcon name="x" />
    </button>
  );
}
