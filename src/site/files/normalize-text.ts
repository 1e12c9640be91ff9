/** Editors count neither a byte order mark nor the CR of a line break, so neither do our positions. */
export function normalizeText(text: string): string {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare;
}
