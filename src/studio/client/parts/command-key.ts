type Pressed = Pick<KeyboardEvent, 'key' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The key that is pressed with Ctrl or Command, in lower case; empty without them. A key that writes no Latin letter,
 * or a mark with Shift, as in Arabic, can have one all the same: its code is that of the letter in the layout.
 */
export function commandKey({ key, keyCode, ctrlKey, metaKey, altKey }: Pressed): string {
  // AltGr, which writes a character, is Ctrl and Alt on Windows.
  if (altKey || !(ctrlKey || metaKey)) return '';
  const isLetter = keyCode >= 65 && keyCode <= 90;
  return (isLetter && !/^[a-z]$/i.test(key) ? String.fromCharCode(keyCode) : key).toLowerCase();
}
