/** Escapes a text for HTML, also for attributes in double quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Of the `html` element; the usual direction needs none. */
export const directionAttribute = (direction: 'ltr' | 'rtl') => (direction === 'rtl' ? ' dir="rtl"' : '');

/** JSON that can't end the script element around it. U+2028 and U+2029 are valid in JSON. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
