import { useContext } from 'react';
import { escapeKey } from '../../../../site/json/json-path';
import type { PlanOf } from '../../../../site/schema/plan-types';
import { RemoveButton } from '../field-head';
import { useForm } from '../form';
import { NoticeContext, NoticeList } from './notices';

/** Fields that the schema does not have: they are shown, so that their message has a place, and can be removed. */
export function UnknownFields({
  pointer,
  plan,
  fields,
}: {
  pointer: string;
  plan: PlanOf<'object'>;
  fields: Readonly<Record<string, unknown>>;
}) {
  const form = useForm();
  const unknown = Object.keys(fields).filter((key) => !plan.fields.some((field) => field.key === key));
  const notices = useContext(NoticeContext);
  return unknown.map((key) => {
    const at = `${pointer}/${escapeKey(key)}`;
    const remove = () => form.change({ op: 'remove', at }, `Remove ${form.nameOf(at)}`);
    return (
      <div className="field field-unknown" key={key} data-pointer={at}>
        <div className="field-head">
          <span className="field-label">{`"${key}"`}</span>
          <RemoveButton name={`"${key}"`} remove={remove} focus />
        </div>
        <code>{JSON.stringify(fields[key])}</code>
        <NoticeList notices={notices.get(at)} />
      </div>
    );
  });
}
