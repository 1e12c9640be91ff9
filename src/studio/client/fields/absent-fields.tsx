import { escapeKey } from '../../../site/json/json-path';
import type { PlannedField } from '../../../site/schema/plan-types';
import { fieldName } from '../../protocol/names';
import { StudioIcon } from '../parts/studio-icon';

/** Optional fields that are not there, each a quiet button. */
export function AbsentFields({
  pointer,
  fields,
  add,
}: {
  pointer: string;
  fields: readonly PlannedField[];
  add: (field: PlannedField) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <ul className="field-absent" aria-label="Fields to add">
      {fields.map((field) => (
        <li key={field.key} data-pointer={`${pointer}/${escapeKey(field.key)}`}>
          <button
            type="button"
            className="field-add"
            data-focus=""
            title={field.plan.description}
            onClick={() => add(field)}
          >
            <StudioIcon name="plus" />
            <span className="visually-hidden">Add </span>
            {fieldName(field.key)}
          </button>
        </li>
      ))}
    </ul>
  );
}
