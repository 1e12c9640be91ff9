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
