import { useState } from 'react';
import { isRecord } from '../../site/json/is-record';
import { escapeKey, keysOf } from '../../site/json/json-path';
import { settledPlan } from '../../site/schema/plan-at';
import type { FieldPlan, PlannedField } from '../../site/schema/plan-types';
import { AbsentFields } from './absent-fields';
import { useForm } from './form';
import { isHidden } from './hidden-fields';
import { useMember } from './member';
import { fieldName } from './names';
import { NoticeList, useNotices } from './notices';
import { UnknownFields } from './unknown-fields';
import { VariantSwitch } from './variant-switch';

/** The fields of an object: those that are there or required, and a row to add the others. */
export function GroupBody({ pointer, plan, value }: { pointer: string; plan: FieldPlan; value: unknown }) {
  const form = useForm();
  const Member = useMember();
  const notices = useNotices(pointer);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const fields = isRecord(value) ? value : {};
  const settled = settledPlan(plan, value);
  const planned = settled?.is === 'object' ? settled.fields.filter((field) => isDrawn(settled, field)) : [];
  const shown = planned.filter(
    ({ key, required }) => required || Object.hasOwn(fields, key) || revealed.has(key),
  );
  const at = (key: string) => `${pointer}/${escapeKey(key)}`;
  const focus = (key: string) => form.editor().select({ file: form.file, pointer: at(key) }, true);

  const add = ({ key, plan: added }: PlannedField) => {
    if (isTyped(added)) setRevealed(new Set([...revealed, key]));
    else
      form.change(
        { op: 'set', at: at(key), value: form.create(added, fieldName(key)) },
        `Add ${form.nameOf(at(key))}`,
      );
    focus(key);
  };
  const remove = (key: string) => {
    setRevealed(new Set([...revealed].filter((other) => other !== key)));
    if (Object.hasOwn(fields, key))
      form.change({ op: 'remove', at: at(key) }, `Remove ${form.nameOf(at(key))}`);
    form.editor().announce(`${fieldName(key)} removed.`);
    focus(key);
  };
  return (
    <>
      <NoticeList notices={notices} />
      {plan.is === 'union' && plan.kind !== 'block' && (
        <VariantSwitch {...{ pointer, plan, value: fields }} />
      )}
      {shown.map(({ key, required, plan: inner }) => (
        <Member
          key={key}
          pointer={at(key)}
          plan={inner}
          value={fields[key]}
          name={fieldName(key)}
          required={required}
          {...(!required && { remove: () => remove(key) })}
        />
      ))}
      {settled?.is === 'object' && <UnknownFields {...{ pointer, fields, plan: settled }} />}
      <AbsentFields pointer={pointer} fields={planned.filter((field) => !shown.includes(field))} add={add} />
    </>
  );
}

const isDrawn = (plan: FieldPlan, { key, plan: { is } }: PlannedField) =>
  is !== 'constant' && !isHidden(plan, key);

/** True for a field that is there only when something is typed or chosen: an empty one would be a mistake. */
const isTyped = ({ is }: FieldPlan) => is === 'text' || is === 'choice' || is === 'number';

/** The last key of a pointer. */
export const lastKey = (pointer: string): string => keysOf(pointer).at(-1) ?? '';
