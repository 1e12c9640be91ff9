import { imageUnreadable } from '../../../site/check/image-unreadable';
import { pointerOf } from '../../../site/json/json-path';
import type { Finding } from '../../../site/problem/finding';
import { createFinding } from '../../../site/problem/rule-text';
import type { FileImage } from '../../../site/schema/types.gen';
import { compileWalk } from '../../../site/schema/walk';
import type { ValidContent } from '../../base/content/load-content';

type Found = (src: string, pointer: string) => void;

const findPictures = compileWalk<Found>('page', {
  fileImage: ({ src }: FileImage, found, at) => found(src, pointerOf({ parent: at, key: 'src' })),
});

/** Pictures that turned out to be broken when they were decoded, at each place that shows them. */
export function unusablePictures({ site }: ValidContent, unusable: ReadonlyMap<string, string>): Finding[] {
  const findings: Finding[] = [];
  for (const page of site.pages) {
    if (!page.facts.images.some((src) => unusable.has(src))) continue;
    const { file, pointer: start } = page;
    findPictures(page.loadContent(), (src, pointer) => {
      const message = unusable.get(src);
      if (message !== undefined)
        findings.push(createFinding(imageUnreadable, { file, pointer: start + pointer }, 'damaged', message));
    });
  }
  return findings;
}
