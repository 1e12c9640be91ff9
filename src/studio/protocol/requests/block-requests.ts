/** Blocks as this site draws them, without the page around. */
export interface BlockSamples {
  /** The style sheet of the site. */
  styles: string;
  /** The markup of what drawings refer to. */
  definitions: string;
  /** The markup of each block, by its type. */
  blocks: Readonly<Record<string, string>>;
}

export interface BlockRequests {
  /** Of each type the fullest one that the site has, else the schema's example. Missing is what can't be drawn. */
  samples: { given: { types: readonly string[] }; answer: BlockSamples };
}
