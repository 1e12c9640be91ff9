import { hash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'vite';
import type { FilePart, Site } from '../../site/resolve/site';
import { ContentError } from '../content/content-error';
import type { ValidContent } from '../content/load-content';
import { problemText } from '../content/problem-text';
import { forgetOld } from '../disk/cached-folder';
import type { EncodeJob } from './encode-job';
import { encodePictures } from './encode-pictures';
import type { HashOf } from './picture-html';
import { settings } from './settings';
import { unusablePictures } from './unusable-pictures';
import { usedPictures } from './used-pictures';
import { type Variant, variantsOf } from './variants';

export interface Pictures {
  /** Names what pages show; without it they show the originals. */
  hashOf: HashOf | undefined;
  /** Whether a file of the content is shown by its variants alone, so that the site does not hold it. */
  replaces(path: string): boolean;
  /** Where each variant goes, and the file in the cache that holds it. */
  files: readonly { path: string; file: string }[];
}

/** What is made of one file, in all rooms that it has. */
interface Work {
  part: FilePart;
  hash: string;
  /** By path, since rooms share sizes. */
  variants: Map<string, Variant>;
}

/**
 * Makes what pages need of the content's pictures and is not in the cache yet. Throws a ContentError that tells where
 * the broken ones stand.
 */
export async function preparePictures(
  content: ValidContent,
  /** Of a file's bytes. */
  hashOf: HashOf,
  cache: string,
  logger: Logger,
): Promise<Pictures> {
  const works = planWork(content.site, hashOf);
  const cached = (work: Work, { width, format }: Variant) => join(cache, `${work.hash}-${width}.${format}`);
  const made = [...works.values()].map((work) => ({
    part: work.part,
    files: [...work.variants.values()].map((variant) => ({ ...variant, file: cached(work, variant) })),
  }));
  if (works.size > 0) {
    mkdirSync(cache, { recursive: true });
    const missing = made.flatMap(({ part, files }) => {
      const wanted = files.filter(({ file }) => !existsSync(file));
      return wanted.length > 0 ? [{ original: join(content.folder, part.src), part, wanted }] : [];
    });
    await encodeAll(content, missing, logger);
    forgetOld(cache, new Set(made.flatMap(({ files }) => files.map(({ file }) => file))));
  }
  return {
    hashOf(src) {
      const work = works.get(src);
      if (!work) throw new Error(`The picture ${src} was not prepared.`);
      return work.hash;
    },
    replaces: (path) => works.has(path) && path !== content.site.settings.icon,
    // Two copies of a picture with one name share their variants.
    files: [...new Map(made.flatMap(({ files }) => files.map((file) => [file.path, file]))).values()],
  };
}

function planWork(site: Site, hashOf: HashOf): Map<string, Work> {
  const works = new Map<string, Work>();
  const salt = JSON.stringify(settings);
  for (const part of usedPictures(site)) {
    const work = works.get(part.src) ?? {
      part,
      hash: hash('sha256', salt + hashOf(part.src)),
      variants: new Map(),
    };
    const { sources, fallback } = variantsOf(part, work.hash);
    for (const variant of [...sources.flatMap(({ variants }) => variants), fallback])
      work.variants.set(variant.path, variant);
    works.set(part.src, work);
  }
  return works;
}

async function encodeAll(content: ValidContent, jobs: readonly EncodeJob[], logger: Logger): Promise<void> {
  if (jobs.length === 0) return;
  const { stdout } = process;
  const unusable = await encodePictures(jobs, (done) => {
    const end = done === jobs.length ? '\n' : '';
    if (stdout.isTTY) stdout.write(`\r${done} of ${jobs.length} new pictures made smaller${end}`);
  });
  if (unusable.size > 0) {
    const problems = unusablePictures(content, unusable);
    throw new ContentError(problemText({ ...content, problems }, process.stderr));
  }
  logger.info(`${jobs.length} new ${jobs.length === 1 ? 'picture' : 'pictures'} made smaller`);
}
