import type { PointerEvent } from 'react';
import { textOf } from '../../../site/json/text-of';
import { valueAt } from '../../../site/json/value-at';
import { fieldName } from '../../../site/page/place-names';
import { useForm } from '../fields/form';
import { useMember } from '../fields/member';
import type { MembersProps } from '../fields/registry';
import { thumbnailOf } from '../model/picture-words';
import { usePictureInfo } from './use-picture-info';

/** The point of a picture that stays in sight: a press on the picture gives it, or two numbers do. */
export function FocalPointFields({ pointer, fields, value }: MembersProps) {
  const Member = useMember();
  const form = useForm();
  const image = pointer.slice(0, pointer.lastIndexOf('/'));
  const info = usePictureInfo(textOf(valueAt(form.editor().valueOf(form.file), `${image}/src`)));
  const aim = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    form.set(pointer, { x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  // One number alone would be a mistake.
  const isMissing = fields.every(({ key }) => value[key] === undefined);
  const percentOf = (key: string) => `${Number(value[key] ?? 50) || 0}%`;
  return (
    <>
      {info && (
        <span
          className="focal-point"
          aria-hidden="true"
          title="Press where the picture matters"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            aim(event);
          }}
          onPointerMove={aim}
          onLostPointerCapture={form.leave}
        >
          <img src={thumbnailOf(info)} alt="" draggable={false} />
          <span style={{ left: percentOf('x'), top: percentOf('y') }} />
        </span>
      )}
      {isMissing ? (
        <button
          type="button"
          className="field-button"
          data-focus=""
          onClick={() => {
            form.set(pointer, { x: 50, y: 50 });
            form.focusNew(`${pointer}/x`);
          }}
        >
          Set it by numbers
        </button>
      ) : (
        fields.map(({ key, plan, required }) => (
          <Member
            key={key}
            pointer={`${pointer}/${key}`}
            plan={plan}
            value={value[key]}
            name={fieldName(key)}
            required={required}
          />
        ))
      )}
    </>
  );
}

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
