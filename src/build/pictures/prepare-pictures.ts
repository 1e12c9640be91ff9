import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'vite';
import type { FilePart } from '../../site/site';
import { problemText } from '../check-content';
import { ContentError } from '../content-error';
import { forgetOld } from '../forget-old';
import type { ValidContent } from '../load-content';
import type { BundleFile } from '../write-site';
import type { EncodeJob } from './encode-job';
import { encodePictures } from './encode-pictures';
import { hashFile } from './hash-file';
import type { HashOf } from './picture-html';
import { settings } from './settings';
import { unusablePictures } from './unusable-pictures';
import { usedPictures } from './used-pictures';
import { type Variant, variantsOf } from './variants';

export interface Pictures {
  /** Names what pages show. */
  hashOf: HashOf;
  /** Whether a file of the content is shown by its variants alone, so that the site does not hold it. */
  replaces(path: string): boolean;
  /** All variants, read one by one as they are asked for. */
  files: Iterable<BundleFile>;
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
  cache: string,
  logger: Logger,
): Promise<Pictures> {
  const works = planWork(content);
  const cached = (hash: string, { width, format }: Variant) => join(cache, `${hash}-${width}.${format}`);
  if (works.size > 0) {
    mkdirSync(cache, { recursive: true });
    const missing = [...works.values()].flatMap(({ part, hash, variants }) => {
      const wanted = [...variants.values()]
        .map((variant) => ({ ...variant, file: cached(hash, variant) }))
        .filter(({ file }) => !existsSync(file));
      return wanted.length > 0 ? [{ original: join(content.folder, part.src), part, wanted }] : [];
    });
    await encodeAll(content, missing, logger);
    const all = [...works.values()].flatMap((work) =>
      [...work.variants.values()].map((variant) => cached(work.hash, variant)),
    );
    forgetOld(cache, new Set(all));
  }
  return {
    hashOf(src) {
      const work = works.get(src);
      if (!work) throw new Error(`The picture ${src} was not prepared.`);
      return work.hash;
    },
    replaces: (path) => works.has(path) && path !== content.site.settings.icon,
    files: filesOf(works, cached),
  };
}

function planWork({ site, folder }: ValidContent): Map<string, Work> {
  const works = new Map<string, Work>();
  const salt = JSON.stringify(settings);
  for (const part of usedPictures(site)) {
    const hash = works.get(part.src)?.hash ?? hashFile(join(folder, part.src), salt);
    const work = works.get(part.src) ?? { part, hash, variants: new Map() };
    const { sources, fallback } = variantsOf(part, hash);
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
    throw new ContentError(problemText({ ...content, problems }, stdout.isTTY));
  }
  logger.info(`${jobs.length} new ${jobs.length === 1 ? 'picture' : 'pictures'} made smaller`);
}

/** Two copies of a picture with one name share their variants. */
function* filesOf(
  works: ReadonlyMap<string, Work>,
  cached: (hash: string, variant: Variant) => string,
): Iterable<BundleFile> {
  const given = new Set<string>();
  for (const work of works.values())
    for (const variant of work.variants.values()) {
      if (given.has(variant.path)) continue;
      given.add(variant.path);
      yield { path: variant.path, content: readFileSync(cached(work.hash, variant)) };
    }
}
