import { useState } from 'react';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { idOf } from '../control';

/** The key of an entry. It is renamed when the key is left, with everything that names it. */
export function MapKey({
  names,
  name,
  others,
  pointer,
  rename,
}: {
  names: FieldPlan;
  name: string;
  others: readonly string[];
  pointer: string;
  /** Rejects with a sentence if it can't be done. */
  rename: (to: string) => Promise<void>;
}) {
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const text = typed ?? name;
  const id = `${idOf(pointer)}-key`;
  const misnamed = mistakeOf(text, names, text === name ? [] : others);
  const mistake = misnamed ?? refusal;
  const leave = () => {
    if (misnamed === undefined && text !== name)
      rename(text).catch((error: Error) => setRefusal(error.message));
    setTyped(undefined);
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>Id</label>
        <span className="field-required">Required</span>
      </div>
      <input
        id={id}
        className="field-input"
        data-draft={text === name ? undefined : ''}
        type="text"
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake === undefined ? undefined : `${id}-mistake`}
        onChange={({ target }) => {
          setRefusal(undefined);
          setTyped(target.value === name ? undefined : target.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      {mistake !== undefined && (
        <p className="field-reason" id={`${id}-mistake`}>
          {mistake}
        </p>
      )}
    </div>
  );
}

function mistakeOf(text: string, names: FieldPlan, others: readonly string[]): string | undefined {
  if (others.includes(text)) return 'This name is taken.';
  if (names.is !== 'text' || names.pattern === undefined) return undefined;
  const isLong = text.length > (names.maxLength ?? text.length);
  return isLong || !new RegExp(names.pattern, 'u').test(text) ? names.patternMessage : undefined;
}
