import { useRef, useState } from 'react';
import { fieldName } from '../../../site/page/place-names';
import { idOf } from '../fields/control';
import { useForm } from '../fields/form';
import { useMember } from '../fields/member';
import type { MembersProps } from '../fields/registry';
import { plainWords } from '../parts/plain-words';
import { StudioIcon } from '../parts/studio-icon';

/** A picture from a file: the file, and what it shows or that it adds nothing, asked at once. */
export function FileImageFields({ pointer, fields, value, optional }: MembersProps) {
  const Member = useMember();
  const [isPhoneWanted, setPhoneWanted] = useState(false);
  const isDecorative = value.decorative === true;
  return fields.map(({ key, plan: inner, required }) => {
    const at = `${pointer}/${key}`;
    if (key === 'alt' && isDecorative && value.alt === undefined) return null;
    if (key === 'imagePhone' && value[key] === undefined && !isPhoneWanted)
      return (
        <div key={key} className="field" data-pointer={at}>
          <button type="button" className="field-add" data-focus="" onClick={() => setPhoneWanted(true)}>
            <StudioIcon name="plus" />
            <span className="visually-hidden">Add </span>
            {fieldName(key)}
          </button>
        </div>
      );
    if (key === 'decorative')
      return <DecorativeField key={key} {...{ pointer, value, isDecorative }} about={inner.description} />;
    const canGo = !required && value[key] !== undefined && (key !== 'alt' || isDecorative);
    return (
      <Member
        key={key}
        pointer={at}
        plan={inner}
        value={value[key]}
        name={key === 'src' ? 'Picture' : fieldName(key)}
        required={required}
        {...(canGo && { optional })}
      />
    );
  });
}

interface DecorativeProps {
  pointer: string;
  value: Readonly<Record<string, unknown>>;
  isDecorative: boolean;
  about: string | undefined;
}

/** In place of a text. Switching it off brings the text back. */
function DecorativeField({ pointer, value, isDecorative, about }: DecorativeProps) {
  const form = useForm();
  const left = useRef<unknown>(undefined);
  const at = `${pointer}/decorative`;
  const id = idOf(at);
  const change = (isOn: boolean) => {
    const { alt, decorative: _, ...others } = value;
    if (isOn) left.current = alt;
    const kept = left.current ?? alt;
    const next = isOn
      ? { ...others, decorative: true }
      : { ...others, ...(kept !== undefined && { alt: kept }) };
    form.change({ op: 'set', at: pointer, value: next }, `Change ${form.nameOf(at)}`);
    form.editor().announce(isOn ? 'Decorative: it needs no text.' : 'Not decorative: write what it shows.');
  };
  return (
    <div className="field" data-pointer={at}>
      <label className="picture-decorative">
        <input
          id={id}
          type="checkbox"
          data-focus=""
          checked={isDecorative}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onChange={({ target }) => change(target.checked)}
        />
        <span>
          <b>Decorative</b>
          {about !== undefined && (
            <span className="field-about" id={`${id}-about`}>
              {plainWords(about)}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
