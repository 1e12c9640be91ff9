import { useEffect, useRef } from 'react';
import { contentPlanAt } from '../../../site/collections/content-plan';
import { keysOf } from '../../../site/json/json-path';
import { valueAt } from '../../../site/json/value-at';
import { settledPlan } from '../../../site/schema/plan-at';
import { About } from '../fields/about';
import { useEditor } from '../model/editor';
import { formOf } from '../model/form-of';
import { BlockPicture } from '../palette/block-picture';
import { useSamples } from '../palette/samples';
import { StudioIcon } from '../parts/studio-icon';
import { GuideSearch } from './guide-search';
import { HelpFields } from './help-fields';

/** What the schema says of the open form, with the chosen field in sight. */
export function HelpPanel() {
  const editor = useEditor();
  const top = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone while its help is read.
  useEffect(() => {
    const chosen = top.current?.querySelector<HTMLElement>('[data-chosen]');
    (chosen ?? top.current)?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'center' });
  }, []);
  const form = formOf(editor);
  if (!form)
    return (
      <div className="help" ref={top} tabIndex={-1}>
        <GuideSearch />
        <p>Open a page to read about its fields.</p>
      </div>
    );
  const { place, name } = form;
  const root = editor.valueOf(place.file);
  const value = valueAt(root, place.pointer);
  const around = contentPlanAt(place.file, editor.valueOf, place.pointer);
  const plan = around && settledPlan(around, value);
  const type = around?.kind === 'block' ? valueAt(value, '/type') : undefined;
  const chosen = keysOf(editor.selected?.pointer.slice(place.pointer.length) ?? '');
  return (
    <div className="help" ref={top} tabIndex={-1}>
      <GuideSearch />
      <h3>{name}</h3>
      {plan?.description !== undefined && <About text={plan.description} />}
      {typeof type === 'string' && <Sample type={type} />}
      {plan && <HelpFields plan={plan} value={value} chosen={chosen} />}
      <button type="button" className="field-button" onClick={() => editor.openPanel('keys')}>
        <StudioIcon name="keyboard" />
        Keys of the studio
      </button>
    </div>
  );
}

function Sample({ type }: { type: string }) {
  const draw = useSamples([type]);
  return <BlockPicture {...{ type, draw }} />;
}
