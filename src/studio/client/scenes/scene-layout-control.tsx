import { useContext, useState } from 'react';
import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import { valueAt } from '../../../site/json/value-at';
import { fieldName } from '../../../site/page/place-names';
import { withKind } from '../../../site/schema/drawing-choices';
import { listed } from '../../../site/text/wording';
import { type ControlProps, choicesOf } from '../fields/control';
import { DialogButton } from '../fields/dialog-button';
import { useForm } from '../fields/form';
import { ChoiceDialog } from '../parts/choice-dialog';
import { StudioIcon } from '../parts/studio-icon';
import { SceneImage } from './scene-image';
import { SceneContext } from './scene-look';

interface Drawn {
  title: string;
  things: string;
  /** What is drawn for one of the choices. */
  shown: (scene: Readonly<Record<string, unknown>>, choice: string) => Readonly<Record<string, unknown>>;
}

/** The layout of a scene, chosen among drawings of the same devices in each. */
export const SceneLayoutControl = (props: ControlProps) => (
  <DrawnChoice
    {...props}
    title="Choose a layout"
    things="layouts"
    shown={(scene, layout) => ({ ...scene, layout })}
  />
);

/** The kind of a drawing, as each is usually drawn. What another kind does not have goes with it, in one step. */
export function DrawingKindControl(props: ControlProps) {
  const form = useForm();
  const { pointer } = props;
  const change = (kind: unknown) => {
    const at = pointer.slice(0, pointer.lastIndexOf('/'));
    const drawing = valueAt(form.editor().valueOf(form.file), at);
    if (!isRecord(drawing)) return;
    const value = withKind(drawing, textOf(kind));
    form.change({ op: 'set', at, value }, `Change ${form.nameOf(pointer)}`);
    const gone = Object.keys(drawing)
      .filter((key) => !(key in value))
      .toSorted();
    if (gone.length > 0) form.editor().announce(`Removed with the old kind: ${listed(gone, 'and')}.`);
  };
  return (
    <DrawnChoice
      {...props}
      onChange={change}
      title="Choose a kind of drawing"
      things="kinds"
      shown={({ seed }, kind) => ({ kind, seed })}
    />
  );
}

function DrawnChoice(props: ControlProps & Drawn) {
  const { id, labelledBy, described, plan, value, onChange, title, things, shown } = props;
  const around = useContext(SceneContext);
  const [isOpen, setOpen] = useState(false);
  const chosenName = textOf(value);
  const choices = () =>
    choicesOf(plan).map((choice) => ({
      id: choice.value,
      name: fieldName(choice.value),
      about: choice.description ?? '',
      picture: around && <SceneImage scene={shown(around.scene, choice.value)} look={around.look} />,
    }));
  return (
    <>
      <DialogButton
        {...{ id, labelledBy, described }}
        className="field-select-button"
        onPress={() => setOpen(true)}
      >
        <span className="field-select-value" id={`${id}-value`}>
          {fieldName(chosenName) || 'Choose'}
        </span>
        <StudioIcon name="chevron-down" />
      </DialogButton>
      {isOpen && (
        <ChoiceDialog
          {...{ title, things }}
          size="large"
          chosen={chosenName}
          choices={choices()}
          choose={(chosen) => {
            setOpen(false);
            if (chosen !== chosenName) onChange(chosen);
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
