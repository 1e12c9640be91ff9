import { Fragment, useMemo, useState } from 'react';
import { isRecord } from '../../../site/json/is-record';
import { escapeKey, keysOf } from '../../../site/json/json-path';
import { fieldName } from '../../../site/page/place-names';
import { fieldsFor } from '../../../site/schema/drawing-choices';
import { settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan, PlannedField } from '../../../site/schema/plan-types';
import { nameAt } from '../../protocol/names';
import { plainWords } from '../parts/plain-words';
import { StudioIcon } from '../parts/studio-icon';
import { useForm } from './form';
import { isHidden } from './hidden-fields';
import { type OptionalField, useMember } from './member';
import { NoticeList, useNotices } from './notices/notices';
import { UnknownFields } from './notices/unknown-fields';
import { useControls } from './registry';
import { VariantSwitch } from './variant-switch';
import { WhenPart, whenFields } from './when-part';

/** The optional fields of one object that have a control although they are missing: their keys. */
function useRevealed() {
  const form = useForm();
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const acts = useMemo(() => {
    const reveal = (key: string) => setRevealed((before) => new Set([...before, key]));
    const optional: OptionalField = {
      empty: (pointer) => reveal(keyOf(pointer)),
      remove(pointer) {
        setRevealed((before) => new Set([...before].filter((key) => key !== keyOf(pointer))));
        if (form.has(pointer)) form.change({ op: 'remove', at: pointer }, `Remove ${form.nameOf(pointer)}`);
        form.editor().announce(`${nameAt(pointer)} removed.`);
        form.editor().reveal({ file: form.file, pointer });
      },
    };
    return { reveal, optional };
  }, [form]);
  return { revealed, ...acts };
}

const labelOf = ({ key, label }: Pick<PlannedField, 'key' | 'label'>): string => label ?? fieldName(key);

/** Not the whole pointer: the object may get another place. */
const keyOf = (pointer: string): string => keysOf(pointer).at(-1) ?? '';

/** Optional fields that are not there, each a quiet button. */
function AbsentFields({
  pointer,
  fields,
  add,
}: {
  pointer: string;
  fields: readonly PlannedField[];
  add: (field: PlannedField) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <ul className="field-absent actions" aria-label="Fields to add">
      {fields.map((field) => (
        <li key={field.key} data-pointer={`${pointer}/${escapeKey(field.key)}`}>
          <button
            type="button"
            className="field-add"
            data-focus=""
            title={field.plan.description && plainWords(field.plan.description)}
            onClick={() => add(field)}
          >
            <StudioIcon name="plus" />
            <span className="visually-hidden">Add </span>
            {labelOf(field)}
          </button>
        </li>
      ))}
    </ul>
  );
}

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
  const all = fieldsFor(settled, fields).filter((field) => hasControl(settled, field));
  const when = whenFields(all);
  const planned = all.filter((field) => !when.includes(field));
  const shown = planned.filter(
    ({ key, required }) => required || Object.hasOwn(fields, key) || revealed.has(key),
  );

  const add = ({ key, plan: added }: PlannedField) => {
    const name = `Add ${form.nameOf(at(key))}`;
    if (isTyped(added)) reveal(key);
    else form.change({ op: 'set', at: at(key), value: form.create(added, fieldName(key)) }, name);
    form.focusNew(at(key));
  };
  const whenPart = when.length > 0 && <WhenPart {...{ pointer, value: fields, optional }} fields={when} />;
  // A page has it below its description, a block after all else.
  const lastAbove = settled?.kind === 'page' ? 'description' : undefined;
  const Members = settled?.kind && controls.members.get(settled.kind);
  const Variants = plan.is === 'union' && plan.kind ? controls.variants.get(plan.kind) : undefined;
  const members = (
    <>
      {Members ? (
        <Members {...{ pointer, fields: planned, value: fields, optional }} />
      ) : (
        shown.map(({ key, label, required, plan: inner }) => (
          <Fragment key={key}>
            <Member
              pointer={at(key)}
              plan={inner}
              value={fields[key]}
              name={labelOf({ key, label })}
              required={required}
              {...(!required && { optional })}
            />
            {key === lastAbove && whenPart}
          </Fragment>
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
      {lastAbove === undefined && whenPart}
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

const hasControl = (plan: FieldPlan | undefined, { key, plan: { is } }: PlannedField) =>
  is !== 'constant' && !isHidden(plan, key);

/** True for a field that is there only when something is typed or chosen: an empty one would be a mistake. */
const isTyped = ({ is }: FieldPlan) => is === 'text' || is === 'choice' || is === 'number';
