/** Asks for the files of a folder that differ from the last commit; each ends with a zero byte. */
export const diffFromHead = (...form: readonly string[]): readonly string[] => [
  'diff',
  ...form,
  '-z',
  '--no-renames',
  '--ignore-submodules',
  '--relative',
  'HEAD',
  '--',
  '.',
];
