/** No field takes a text that long, and a pattern may need room on the stack for every character. */
const longestText = 100_000;

/** What the compiled schema uses instead of `new RegExp`. */
export function guardedPattern(source: string, flags: string) {
  const pattern = new RegExp(source, flags);
  return {
    test: (text: string) => text.length <= longestText && pattern.test(text),
    // ajv tells patterns apart by it.
    toString: () => String(pattern),
  };
}
guardedPattern.code = 'guardedPattern';
