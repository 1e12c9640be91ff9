import { textOf } from '../../../../site/json/text-of';
import { type ControlProps, fieldText } from '../control';
import { useDraft } from '../use-draft';

export type EditedText = ReturnType<typeof useText>;

/** The text of a control that sets its field on every key. */
export function useText({ value, required, onChange }: ControlProps) {
  const read = (text: string) => fieldText(text, required);
  const draft = useDraft(value, textOf, read);
  return {
    text: draft.text,
    type(text: string) {
      draft.type(text);
      onChange(read(text));
    },
    drop: draft.drop,
  };
}
