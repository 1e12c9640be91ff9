/** Files that an entry of `pages` names: `*` stands for any name or part of one, `**` for any folders. */
export function createMatch(files: readonly string[]): (entry: string) => readonly string[] {
  const known = new Set(files);
  return (entry) => {
    if (!entry.includes('*')) return known.has(entry) ? [entry] : [];
    const pattern = patternOf(entry);
    return files.filter((file) => pattern.test(file));
  };
}

function patternOf(entry: string): RegExp {
  const source = entry
    .replace(/[.+^$()|{}[\]\\?]/g, '\\$&')
    .replace(/(^|\/)\*\*\/|\*+/g, (_, before: string | undefined) =>
      before === undefined ? '[^/]*' : `${before}(?:.*/)?`,
    );
  return new RegExp(`^${source}$`);
}
