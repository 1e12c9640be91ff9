import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeNew } from '../../../node/base/disk/write-whole';
import { hashOrNull } from '../../../node/base/write/hash-on-disk';
import type { Files } from '../../../site/files/files';
import { isPublished } from '../../../site/files/published-files';
import { counted } from '../../../site/text/wording';
import { backward, type MovePictures, type PictureMove } from '../../protocol/session/picture-move';
import { fileUses } from './file-uses';
import { pictureUses } from './picture-uses';
import { keptAs, moveToTrash } from './trash';

/** Moves pictures and published files between a content folder and its trash. */
export function createPictureMover(folder: string, trash: string): MovePictures {
  function refusal(
    { src, was, now, bytes }: PictureMove,
    found: string | null,
    files: Files,
    usesOf: (src: string) => number,
  ): string | undefined {
    if (files.link(src)) return `${src} is in a folder that is a link, so nothing is changed there.`;
    if (found !== was)
      return was === null
        ? `There is another file ${src} now. Rename or delete it first.`
        : found === null
          ? `${src} is not there any more.`
          : `${src} is another ${isPublished(src) ? 'file' : 'picture'} now.`;
    if (now !== null && !bytes && keptAs(trash, src, now) === undefined)
      return `${src} is gone: the studio keeps what it deletes for 30 days.`;
    return now === null ? refusalOfUses(src, usesOf(src)) : undefined;
  }

  /** Gives the reason if another program was faster. */
  function move({ src, was, now, bytes }: PictureMove): string | undefined {
    const kept = now === null ? undefined : keptAs(trash, src, now);
    const next = kept === undefined ? bytes : readFileSync(join(trash, kept));
    if (was !== null) moveToTrash(folder, trash, src, next);
    else if (next && !writeNew(join(folder, src), next))
      return `Another program writes ${src} now. Try it again.`;
    if (kept !== undefined) rmSync(join(trash, kept));
    return undefined;
  }

  return (moves, files) => {
    let uses: ReturnType<typeof pictureUses> | undefined;
    const usesOf = (src: string) => {
      if (isPublished(src)) return fileUses(files, [src]).get(src)?.length ?? 0;
      uses ??= pictureUses(files);
      return uses.get(src)?.length ?? 0;
    };
    const left = moves
      .map((each) => ({ each, found: hashOrNull(folder, each.src) }))
      .filter(({ each, found }) => found !== each.now);
    for (const { each, found } of left) {
      const reason = refusal(each, found, files, usesOf);
      if (reason !== undefined) return reason;
    }
    const done: PictureMove[] = [];
    const takeBack = () => {
      for (const each of done) move(backward(each));
    };
    try {
      for (const { each } of left) {
        const reason = move(each);
        if (reason !== undefined) {
          takeBack();
          return reason;
        }
        done.unshift(each);
      }
    } catch (error) {
      takeBack();
      throw error;
    }
    return undefined;
  };
}

const refusalOfUses = (src: string, uses: number): string | undefined =>
  uses > 0
    ? `${src} stays: it is ${isPublished(src) ? 'linked' : 'shown'} in ${counted(uses, 'fields')}.`
    : undefined;
