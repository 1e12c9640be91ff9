import { hash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'vite';
import { imageUnreadable } from '../../../site/check/image-unreadable';
import { siteFile } from '../../../site/files/site-file';
import { pictureOf } from '../../../site/image/picture';
import { pointerOf } from '../../../site/json/json-path';
import { eachPicture } from '../../../site/page/pictures';
import type { Finding } from '../../../site/problem/finding';
import { createFinding } from '../../../site/problem/rule-text';
import type { FilePart, PhotoUse, StaticPart, Statics } from '../../../site/resolve/site';
import { compileWalk } from '../../../site/schema/walk';
import type { Progress } from '../../base/command/progress';
import { ContentError } from '../../base/content/content-error';
import type { ValidContent } from '../../base/content/load-content';
import { problemText } from '../../base/content/problem-text';
import { forgetOld } from '../../base/disk/forget-old';
import { writeWhole } from '../../base/disk/write-whole';
import type { EncodeJob } from './encode-job';
import { encodePictures } from './encode-pictures';
import type { HashOf } from './picture-html';
import { settings, type Variant, variantsOf } from './variants';

/** Where a variant goes in the output, and the file in the cache that holds it. */
export interface PhotoFile {
  path: string;
  file: string;
}

/** The photos of a build: named as soon as a page shows them, encoded when all pages are known. */
export interface Photos {
  /** Names the files of a photo; without it pages show the originals. */
  hashOf: HashOf | undefined;
  /** Notes what a page shows. */
  add(uses: readonly PhotoUse[]): void;
  /**
   * Makes the files that the cache lacks, and decodes what is published as it is. Throws a ContentError that says where
   * broken pictures are shown.
   */
  encode(): Promise<readonly PhotoFile[]>;
  /** True for a file that is shown by its variants alone, so that the output does not hold it. */
  replaces(path: string): boolean;
}

/** The photos among the parts of a page that the build resizes. */
export function photosIn(statics: Statics): PhotoUse[] {
  const uses: PhotoUse[] = [];
  for (const part of statics.values())
    for (const { src, slot, box, onPhones, width, height, transparent, resizable } of filesIn(part))
      if (resizable)
        uses.push({
          src,
          slot,
          ...(box && { box }),
          ...(onPhones && { onPhones }),
          width,
          height,
          transparent,
        });
  return uses;
}

function filesIn(part: StaticPart): readonly NonNullable<FilePart['phone']>[] {
  if (part.kind === 'text') return part.pictures ?? [];
  const file = part.kind === 'logo' ? part.picture : part;
  return file?.kind === 'file' ? [file, ...(file.phone ? [file.phone] : [])] : [];
}

/** `hashOf` gives the hash of a file's bytes. */
export function createPhotos(
  content: ValidContent,
  hashOf: HashOf,
  cache: string,
  logger: Pick<Logger, 'info'>,
  progress: Progress,
): Photos {
  const salt = JSON.stringify(settings);
  const hashes = new Map<string, string>();
  const photoHash: HashOf = (src) => {
    const known = hashes.get(src) ?? hash('sha256', salt + hashOf(src));
    hashes.set(src, known);
    return known;
  };
  /** Each photo with the places that show it. */
  const shown = new Map<string, Map<string, PhotoUse>>();
  const filesOf = (src: string, uses: Iterable<PhotoUse>): (Variant & PhotoFile)[] => {
    const files = new Map<string, Variant & PhotoFile>();
    for (const use of uses) {
      const { sources, fallback } = variantsOf(use, photoHash(src));
      for (const variant of [...sources.flatMap(({ variants }) => variants), fallback]) {
        const file = join(cache, `${photoHash(src)}-${variant.width}.${variant.format}`);
        // By path, since places share sizes.
        files.set(variant.path, { ...variant, file });
      }
    }
    return [...files.values()];
  };
  const job = (part: EncodeJob['part'], wanted: EncodeJob['wanted'] = []): EncodeJob => ({
    original: join(content.folder, part.src),
    hash: hashOf(part.src),
    part,
    wanted,
  });
  return {
    hashOf: photoHash,
    add(uses) {
      for (const use of uses) {
        const places = shown.get(use.src) ?? new Map<string, PhotoUse>();
        shown.set(use.src, places.set(`${use.slot} ${use.box} ${use.onPhones}`, use));
      }
    },
    async encode() {
      const unchanged = unchangedPictures(content, shown).map((src) => ({
        src,
        file: join(cache, `${photoHash(src)}-whole`),
      }));
      if (shown.size + unchanged.length === 0) return [];
      mkdirSync(cache, { recursive: true });
      const photos = [...shown].flatMap(([src, places]) => {
        const [part] = places.values();
        return part ? [{ part, files: filesOf(src, places.values()) }] : [];
      });
      const missing = photos.flatMap(({ part, files }) => {
        const wanted = files.filter(({ file }) => !existsSync(file));
        return wanted.length > 0 ? [job(part, wanted)] : [];
      });
      const unknown = unchanged.filter(({ file }) => !existsSync(file));
      const unread = unknown.map(({ src }) => job({ src, width: 0, height: 0 }));
      await encodeAll(content, [...missing, ...unread], progress);
      for (const { file } of unknown) writeWhole(file, '');
      if (missing.length > 0)
        logger.info(`${missing.length} new ${missing.length === 1 ? 'photo' : 'photos'} resized`);
      const all = photos.flatMap(({ files }) => files);
      forgetOld(cache, new Set([...all, ...unchanged].map(({ file }) => file)));
      // Two copies of a photo with one name share their files.
      return [...new Map(all.map((file) => [file.path, file])).values()];
    },
    replaces: (path) => shown.has(path) && path !== content.site.settings.icon,
  };
}

/** The pictures that the site shows as they are. A drawing is read when it is checked. */
function unchangedPictures({ site, files }: ValidContent, photos: ReadonlyMap<string, unknown>): string[] {
  const { icon } = site.settings;
  const shown = new Set([...(icon ? [icon] : []), ...site.pages.flatMap(({ facts }) => facts.images)]);
  return [...shown].filter((src) => {
    const picture = photos.has(src) && src !== icon ? undefined : pictureOf(files, src);
    return picture && !src.endsWith('.svg') && (src === icon || !picture.resizable);
  });
}

type Found = (src: string, pointer: string) => void;

const findPictures = compileWalk<Found>(
  'page',
  eachPicture((src, found, at) => found(src, pointerOf(at))),
);

/** Pictures that turned out to be broken when they were decoded, at each place that shows them. */
function unusablePictures({ site }: ValidContent, unusable: ReadonlyMap<string, string>): Finding[] {
  const findings: Finding[] = [];
  const ofIcon = unusable.get(site.settings.icon ?? '');
  if (ofIcon !== undefined)
    findings.push(
      createFinding(imageUnreadable, { file: siteFile, pointer: '/site/icon' }, 'damaged', ofIcon),
    );
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

async function encodeAll(
  content: ValidContent,
  jobs: readonly EncodeJob[],
  progress: Progress,
): Promise<void> {
  if (jobs.length === 0) return;
  const unusable = await encodePictures(jobs, (done) => progress.count(done, jobs.length));
  if (unusable.size === 0) return;
  const findings = unusablePictures(content, unusable);
  throw new ContentError(problemText({ ...content, findings }, process.stderr));
}
