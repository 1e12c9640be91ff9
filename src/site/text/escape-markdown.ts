/** Words as Markdown that shows them as they are. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<&~|]|!(?=\[|$)/g, '\\$&')
    .replace(/^([-+#>=]|\d{1,9}(?=[.)]))/gm, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d{1,9})([.)])/gm, '$1\\$2')
    .replace(/ (?=#+$)/, ' \\');
