/** All style sheets of the studio. */
declare module 'virtual:studio-styles';

/** The text of a file. */
declare module '*.md?raw' {
  const text: string;
  export = text;
}
