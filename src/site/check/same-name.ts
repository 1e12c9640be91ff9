const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).toLowerCase();

/** The one picture that has this file name, wherever it is; capitals don't count. */
export function sameName(src: string, files: readonly string[]): string | undefined {
  const name = nameOf(src);
  const alike = files.filter((file) => file.startsWith('images/') && nameOf(file) === name);
  return alike.length === 1 ? alike[0] : undefined;
}
