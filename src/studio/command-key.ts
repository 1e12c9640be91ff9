type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Neither a Latin letter nor what all alphabets share, such as a digit. */
const otherAlphabet = /[^\p{Script=Latin}\p{Script=Common}]/u;

/**
 * The key that is pressed with Ctrl or Command, in lower case; empty without them. With another alphabet, the letter
 * that is at its place on a Latin keyboard.
 */
export function commandKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): string {
  // AltGr, which writes a character, is Ctrl and Alt on Windows.
  if (altKey || !(ctrlKey || metaKey)) return '';
  const letter = otherAlphabet.test(key) ? /^Key(.)$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}
