/** As the formatter of the project writes it: a list of plain values is one line if it fits. */
const width = 110;

export const jsonText = (value: unknown): string => `${write(value, '', 0)}\n`;

/** `before` is how much of the line stands before and after the value. */
function write(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.every((item) => typeof item !== 'object') && before + line.length <= width) return line;
    const items = value.map((item) => inner + write(item, inner, inner.length + 1));
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([key, child]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + write(child, inner, start.length + 1);
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}
