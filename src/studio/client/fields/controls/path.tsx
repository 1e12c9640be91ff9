import { type ControlProps, placeholderOf } from '../control';
import { useForm } from '../form';
import { LinkField } from '../links/link-field';
import { useText } from './use-text';

/** The path of a page of this site, or another address where one is allowed. */
export function PathControl(props: ControlProps) {
  const { id, labelledBy, described, plan, pointer, required, invalid } = props;
  const { file, editor, change, nameOf } = useForm();
  const { text, type, drop } = useText(props);
  return (
    <LinkField
      {...{ id, editor, labelledBy, described, text, required, invalid }}
      onlyPages={plan.kind !== 'href'}
      offersNew={invalid}
      placeholder={placeholderOf(props)}
      place={{ file, pointer }}
      onAddress={(value, step, at) => {
        drop();
        change({ op: 'set', at: at?.pointer ?? pointer, value }, `Change ${nameOf(pointer)}`, step);
      }}
      onType={type}
      onBlur={drop}
    />
  );
}
