import { fieldName } from '../../../site/page/place-names';
import { useForm } from '../fields/form';
import { useMember } from '../fields/member';
import type { MembersProps } from '../fields/registry';
import { FileTarget } from '../files/file-target';

/** Another picture for phones. A file that is chosen or dropped here is no file of the picture around it. */
export function PhoneImageFields({ pointer, fields, value }: MembersProps) {
  const Member = useMember();
  const form = useForm();
  return (
    <FileTarget
      adding="addPicture"
      place={{ file: form.file, pointer }}
      onFile={(src, step, at) => {
        const place = at?.pointer ?? pointer;
        const change = form.has(place)
          ? ({ op: 'set', at: `${place}/src`, value: src } as const)
          : ({ op: 'set', at: place, value: { src } } as const);
        form.change(change, `Change ${form.nameOf(place)}`, step);
      }}
    >
      {fields
        .filter(({ required }) => required || value.src !== undefined)
        .map(({ key, plan, required }) => (
          <Member
            key={key}
            pointer={`${pointer}/${key}`}
            plan={plan}
            value={value[key]}
            name={key === 'src' ? 'Picture' : fieldName(key)}
            required={required}
          />
        ))}
    </FileTarget>
  );
}
