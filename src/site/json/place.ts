/** A value in the content: a JSON file, and the JSON pointer in it. Empty for all of the file. */
export interface Place {
  file: string;
  pointer: string;
}
