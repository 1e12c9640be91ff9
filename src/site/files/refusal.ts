/** Why a file that is there is not read: a sentence for the editor, and how to mend it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}

/** Where a link leads that is not followed. */
export type LinkTarget = 'out of the content folder' | 'to a folder' | 'nowhere';

export const linkRefusal = (target: LinkTarget) =>
  new Refusal(
    `This is a link that leads ${target}, so it is not followed.`,
    'Put the file itself in its place, or delete the link.',
  );

/** Bytes of one file: a thousand pages, more than anyone edits in one. */
export const largestText = 5_000_000;

export const sizeRefusal = (bytes: number) =>
  new Refusal(
    `This file has ${(bytes / 1_000_000).toFixed(1)} MB, and more than ${largestText / 1_000_000} MB are not read.`,
    'Write each page in a file of its own, and keep pictures in images/.',
  );
