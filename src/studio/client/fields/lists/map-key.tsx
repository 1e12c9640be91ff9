import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldPlan } from '../../../../site/schema/plan-types';
import { StudioIcon } from '../../parts/studio-icon';
import { describe, idOf } from '../control';
import { LayoutControl } from '../controls/select';
import { FieldHead } from '../field-head';

interface MapKeyProps {
  names: FieldPlan;
  name: string;
  others: readonly string[];
  pointer: string;
  /** Rejects with a sentence if it can't be done. */
  rename: (from: string, to: string) => Promise<void>;
}

/** The key of an entry. It is renamed when the key is left, with everything that names it. */
export function MapKey(props: MapKeyProps) {
  return props.names.kind === 'layoutName' ? <LayoutKey {...props} /> : <TypedKey {...props} />;
}

/** A key that is one of the site's layouts. */
function LayoutKey({ names, name, others, pointer, rename }: MapKeyProps) {
  const [mistake, setMistake] = useState<string>();
  const choose = (to: unknown) => {
    setMistake(undefined);
    if (to !== name) rename(name, String(to)).catch((error: Error) => setMistake(error.message));
  };
  return (
    <KeyField {...{ pointer, mistake }} name="Layout" isSingle={false}>
      {(id, described) => (
        <LayoutControl
          {...{ id, described, pointer }}
          labelledBy={`${id}-label`}
          plan={names}
          value={name}
          required
          invalid={mistake !== undefined}
          taken={others.filter((other) => other !== name)}
          onChange={choose}
        />
      )}
    </KeyField>
  );
}

function TypedKey({ names, name, others, pointer, rename }: MapKeyProps) {
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  // Not before: until it is renamed, the old key would be shown once more.
  if (typed === name) setTyped(undefined);
  const text = typed ?? name;
  const misnamed = mistakeOf(text, names, text === name ? [] : others);
  const mistake = misnamed ?? refusal;
  /** The key that the entry has by then, after each renaming that is on its way. */
  const kept = useRef(name);
  const asked = useRef(Promise.resolve());
  useEffect(() => {
    kept.current = name;
  }, [name]);
  const leave = () => {
    if (misnamed !== undefined) return;
    const renameNext = async () => {
      if (text === kept.current) return;
      await rename(kept.current, text);
      kept.current = text;
      setRefusal(undefined);
    };
    asked.current = asked.current.then(renameNext).catch((error: Error) => setRefusal(error.message));
  };
  const drop = (event: KeyboardEvent) => {
    // Otherwise Escape leaves the form.
    if (text !== name) event.preventDefault();
    setRefusal(undefined);
    setTyped(undefined);
  };
  return (
    <KeyField {...{ pointer, mistake }} name="Id" isSingle>
      {(id, described) => (
        <input
          id={id}
          className="field-input"
          data-draft={text === name ? undefined : ''}
          type="text"
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-invalid={mistake !== undefined}
          {...describe(described)}
          onChange={({ target }) => {
            setRefusal(undefined);
            setTyped(target.value === name ? undefined : target.value);
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') leave();
            else if (event.key === 'Escape') drop(event);
          }}
        />
      )}
    </KeyField>
  );
}

interface KeyFieldProps {
  pointer: string;
  name: string;
  isSingle: boolean;
  mistake: string | undefined;
  children(id: string, described: string): ReactNode;
}

function KeyField({ pointer, name, isSingle, mistake, children }: KeyFieldProps) {
  const id = `${idOf(pointer)}-key`;
  return (
    <div className="field">
      <FieldHead {...{ id, pointer, name, isSingle }} required />
      {children(id, mistake === undefined ? '' : `${id}-mistake`)}
      {mistake !== undefined && (
        <div className="field-note" data-severity="error" id={`${id}-mistake`} role="alert">
          <StudioIcon name="circle-alert" />
          <p>{mistake}</p>
        </div>
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
