/** What the content is compared with. */
export interface Base {
  name: { type: 'commit' | 'online'; name: string; subject: string } | { type: 'opened' };
  /** Of the content files that may differ from the base: their texts there. Undefined where there was no file. */
  files: ReadonlyMap<string, BaseFile | undefined>;
}

export interface BaseFile {
  /** Equal for equal content. */
  id: string;
  bytes: Buffer;
}
