/** True where a key writes: in a box for text. */
export const isTextBox = (element: Element): boolean =>
  element.closest(
    'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"], [type="color"])',
  ) !== null;
