import { isRecord } from '../../../site/json/is-record';
import { escapeKey } from '../../../site/json/json-path';
import { settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan, PlannedField } from '../../../site/schema/plan-types';
import { fieldName } from '../../protocol/names';
import { AbsentFields } from './absent-fields';
import { useForm } from './form';
import { isHidden } from './hidden-fields';
import { useMember } from './member';
import { NoticeList, useNotices } from './notices/notices';
import { UnknownFields } from './notices/unknown-fields';
import { useControls } from './registry';
import { useRevealed } from './use-revealed';
import { VariantSwitch } from './variant-switch';

/** The fields of an object: those that are there or required, and a row to add the others. */
export function GroupBody({ pointer, plan, value }: { pointer: string; plan: FieldPlan; value: unknown }) {
  const form = useForm();
  const Member = useMember();
  const controls = useControls();
  const notices = useNotices(pointer);
  const { revealed, reveal, optional } = useRevealed();
  const at = (key: string) => `${pointer}/${escapeKey(key)}`;
  const fields = isRecord(value) ? value : {};
  const settled = settledPlan(plan, value);
  const planned = settled?.is === 'object' ? settled.fields.filter((field) => isDrawn(settled, field)) : [];
  const shown = planned.filter(
    ({ key, required }) => required || Object.hasOwn(fields, key) || revealed.has(key),
  );

  const add = ({ key, plan: added }: PlannedField) => {
    const name = `Add ${form.nameOf(at(key))}`;
    if (isTyped(added)) reveal(key);
    else form.change({ op: 'set', at: at(key), value: form.create(added, fieldName(key)) }, name);
    form.focusNew(at(key));
  };
  const Members = settled?.kind && controls.members.get(settled.kind);
  const Variants = plan.is === 'union' && plan.kind ? controls.variants.get(plan.kind) : undefined;
  const members = (
    <>
      {Members ? (
        <Members {...{ pointer, fields: planned, value: fields, optional }} />
      ) : (
        shown.map(({ key, required, plan: inner }) => (
          <Member
            key={key}
            pointer={at(key)}
            plan={inner}
            value={fields[key]}
            name={fieldName(key)}
            required={required}
            {...(!required && { optional })}
          />
        ))
      )}
      {settled?.is === 'object' && <UnknownFields {...{ pointer, fields, plan: settled }} />}
      {!Members && (
        <AbsentFields
          pointer={pointer}
          fields={planned.filter((field) => !shown.includes(field))}
          add={add}
        />
      )}
    </>
  );
  return (
    <>
      <NoticeList notices={notices} />
      {plan.is === 'union' && plan.kind !== 'block' && !Variants && (
        <VariantSwitch {...{ pointer, plan, value: fields }} />
      )}
      {plan.is === 'union' && Variants ? (
        <Variants {...{ pointer, plan, value: fields }}>{members}</Variants>
      ) : (
        members
      )}
    </>
  );
}

const isDrawn = (plan: FieldPlan, { key, plan: { is } }: PlannedField) =>
  is !== 'constant' && !isHidden(plan, key);

/** True for a field that is there only when something is typed or chosen: an empty one would be a mistake. */
const isTyped = ({ is }: FieldPlan) => is === 'text' || is === 'choice' || is === 'number';
