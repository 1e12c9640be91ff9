/** What most paths are below, such as `/brands`; of several, the one that comes first. Undefined without a path. */
export function sectionOf(paths: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const section = path.slice(0, path.lastIndexOf('/'));
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}
