import { useMemo } from 'react';
import { isRecord } from '../../../../site/json/is-record';
import { escapeKey, keysOf } from '../../../../site/json/json-path';
import { valueAt } from '../../../../site/json/value-at';
import { fieldName } from '../../../../site/page/place-names';
import { valuesOf } from '../../../../site/schema/plan-at';
import { type Form, FormProvider, useForm } from '../form';
import { useMember } from '../member';
import { ControlsProvider, type MembersProps, useControls } from '../registry';
import { BrandContext, type Fields, useColors } from './brand-context';
import { faces, standard, standardOf } from './faces';
import { FacesPart } from './faces-part';
import { lookControls } from './look-controls';

/** A form that makes the brand when its first field gets a value. */
function useBrandForm(pointer: string): Form {
  const form = useForm();
  return useMemo(
    () => ({
      ...form,
      set(at, value, words) {
        const now = valueAt(form.editor().valueOf(form.file), pointer);
        if (isRecord(now)) form.set(at, value, words);
        else if (value !== undefined) form.set(pointer, { [keysOf(at).at(-1) ?? '']: value });
      },
    }),
    [form, pointer],
  );
}

/** The fields of the brand: whole looks first, then each choice with its pictures, also where it is missing. */
export function LookMembers({ pointer, fields, value, optional }: MembersProps) {
  const form = useBrandForm(pointer);
  const Member = useMember();
  const controls = useControls();
  const withPictures = useMemo(() => lookControls(controls), [controls]);
  const colors = useColors(
    Object.fromEntries([
      ['', value],
      ...faces.map(({ name, brand }): [string, Fields] => [name, { ...brand }]),
      ...fields
        .filter(({ key }) => key === 'tint' || key === 'ground')
        .flatMap(({ key, plan }) =>
          valuesOf(plan).map((choice): [string, Fields] => [`${key} ${choice}`, { ...value, [key]: choice }]),
        ),
    ]),
  );
  return (
    <FormProvider value={form}>
      <ControlsProvider value={withPictures}>
        <BrandContext value={{ brand: { ...standard, ...value }, colors }}>
          <FacesPart {...{ pointer, value }} />
          {fields.map(({ key, plan, required }) => (
            <Member
              key={key}
              pointer={`${pointer}/${escapeKey(key)}`}
              {...{ plan, required }}
              value={value[key] ?? (plan.is === 'text' ? undefined : standardOf(key))}
              name={fieldName(key)}
              {...(plan.is === 'text' && Object.hasOwn(value, key) && { optional })}
            />
          ))}
        </BrandContext>
      </ControlsProvider>
    </FormProvider>
  );
}
