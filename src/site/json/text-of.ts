/** A text of content, and nothing for anything else. `String` fails for an object with a field `toString`. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
