import { type ControlProps, describe, placeholderOf } from '../control';
import { useDraft } from '../use-draft';

/** Arabic and Persian ones, and those of Chinese and Japanese keyboards: each ten begin at a multiple of 16. */
const otherDigit = /[٠-٩۰-۹０-９]/g;

const wholeForm = /^-?\d{1,15}$/;
/** One separator between all thousands: in a whole number, it is no decimal point, except after a zero. */
const groupedForm = /^-?[1-9]\d{0,2}([.,'’٬\s])\d{3}(?:\1\d{3}){0,3}$/;
const decimalForm = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Undefined while the text is no number. */
export function readNumber(text: string, whole: boolean): number | undefined {
  const written = text.trim().replace(otherDigit, (digit) => String(digit.charCodeAt(0) % 16));
  if (whole && groupedForm.test(written)) return Number(written.replace(/[^-\d]/g, ''));
  return (whole ? wholeForm : decimalForm).test(written) ? Number(written) : undefined;
}

/** A number that may be empty, or no number, while it is typed: the field has its value from before until then. */
export function NumberControl({
  id,
  described,
  plan,
  pointer,
  value,
  required,
  invalid,
  onChange,
}: ControlProps) {
  const whole = plan.is === 'number' && plan.whole;
  const format = (number: unknown) => (typeof number === 'number' ? String(number) : '');
  const read = (typed: string, before: unknown) =>
    typed === '' && !required ? undefined : (readNumber(typed, whole) ?? before);
  const { text, type, isEdited, start, drop } = useDraft(value, format, read);
  const isUnfinished = isEdited && readNumber(text, whole) === undefined && (text !== '' || required);
  const hint = `${id}-hint`;
  return (
    <div className="field-number">
      <input
        id={id}
        className="field-input"
        data-focus=""
        data-draft={isUnfinished ? '' : undefined}
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        placeholder={placeholderOf({ plan, pointer })}
        aria-required={required}
        aria-invalid={invalid || isUnfinished}
        {...describe(described, hint)}
        onChange={({ target }) => {
          type(target.value);
          const number = read(target.value, start);
          if (number !== value) onChange(number);
        }}
        onBlur={() => !isUnfinished && drop()}
      />
      <span className="field-bounds" id={hint} data-unfinished={isUnfinished || undefined}>
        {isUnfinished ? `Not a ${whole ? 'whole ' : ''}number yet${kept(value)}` : boundsOf(plan)}
      </span>
    </div>
  );
}

const kept = (value: unknown) => (typeof value === 'number' ? `; the page keeps ${value}.` : '.');

function boundsOf(plan: ControlProps['plan']): string {
  if (plan.is !== 'number') return '';
  const { minimum, maximum } = plan;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum.toLocaleString('en')}`;
  if (minimum !== undefined) return `At least ${minimum}`;
  return maximum === undefined ? '' : `At most ${maximum}`;
}
