export interface Column {
  label: string;
  /** Numbers stand below each other, and a long text needs the whole line of a phone. */
  holds: 'numbers' | 'texts' | 'long-texts';
}

/** What editors write in a cell without a value. */
const empty = '–';

/** With its sign, currency or unit, and what parts of a number have between them: "118 / 76", "-4.5 %", "€1,060.00". */
const number = /^[\p{Sc}+−–-]?\s?\d[\d\s.,–'’/:]*(\s?[%‰°\p{Sc}]|\s[A-Z]{3})?$/u;
const longNumber = 20;
const longText = 28;

const isNumber = (value: string) => value.length <= longNumber && number.test(value);

/** The columns of a table, by the values of the rows that are no headings. */
export function describeColumns(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): readonly Column[] {
  return labels.map((label, index) => {
    const values = rows.flatMap((row) => row[index] ?? []).filter((value) => value !== empty);
    if (index > 0 && values.length > 0 && values.every(isNumber)) return { label, holds: 'numbers' };
    return { label, holds: values.some((value) => value.length > longText) ? 'long-texts' : 'texts' };
  });
}
