/** The order in which files are corrected: first site.json, because others depend on it. */
export function inFileOrder(a: string, b: string): number {
  if (a === b) return 0;
  if (a === 'site.json' || b === 'site.json') return a === 'site.json' ? -1 : 1;
  return a < b ? -1 : 1;
}
