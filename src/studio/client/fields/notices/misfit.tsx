import { idOf } from '../control';
import { FieldHead } from '../field-head';
import { useForm } from '../form';
import type { MemberProps } from '../member';
import { NoticeList, useNotices } from './notices';

/** A value of a type that the field can't have: it is shown as it is, and can be replaced. */
export function Misfit({ pointer, plan, value, name, required, optional }: MemberProps) {
  const form = useForm();
  const notices = useNotices(pointer);
  const id = idOf(pointer);
  return (
    <div className="field" data-pointer={pointer}>
      <FieldHead
        {...{ id, name, required, optional, pointer }}
        isSingle={false}
        description={plan.description}
      />
      <code>{JSON.stringify(value)}</code>
      <NoticeList notices={notices} />
      <button
        type="button"
        className="field-button"
        data-focus=""
        onClick={() => {
          form.set(pointer, form.create(plan, name));
          form.focusNew(pointer);
        }}
      >
        Replace it with a new value
      </button>
    </div>
  );
}
