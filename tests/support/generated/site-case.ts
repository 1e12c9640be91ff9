import fc, { type Arbitrary } from 'fast-check';
import { type CollectionParts, collectionParts } from './collection-arbitrary';
import { type ContentFiles, fixSite } from './fix-site';
import { fillFile, fillPlaces, harmlessWords, hostileWords, type Words } from './hostile-text';
import { type Mutation, mutate, mutation } from './mutation';
import { type SiteParts, siteParts } from './site-arbitrary';
import { judge, type Verdict } from './soundness';

export interface SiteCase {
  parts: SiteParts;
  /** Which hostile texts it holds. */
  offset: number;
  mutation?: Mutation;
  collections: readonly CollectionParts[];
}

const offset = fc.nat(999);
const collections = fc.array(collectionParts, { maxLength: 1, size: 'max' });

/** A site in which nothing should be wrong. */
export const randomSite: Arbitrary<SiteCase> = fc.record({ parts: siteParts(2), offset, collections });

/** A site in which something was changed by chance. */
export const mutant: Arbitrary<SiteCase> = fc.record({ parts: siteParts(1), offset, mutation, collections });

export function filesOf(
  { parts, offset, mutation, collections }: SiteCase,
  words: Words = hostileWords(offset),
): ContentFiles {
  // Into collections the words come last: what of them is left out, because it can't be mended, does not depend on words.
  const files = Object.fromEntries(
    Object.entries(fixSite(fillPlaces(parts, words), collections)).map(([path, file]) => [
      path,
      typeof file === 'string' ? fillFile(path, file, words) : file,
    ]),
  );
  return mutation ? mutate(files, mutation) : files;
}

/** Refused or rendered: either is fine as long as the verdict has no complaints. */
export function judgeCase(site: SiteCase): Verdict {
  const verdict = judge(filesOf(site));
  const hasTwin = site.mutation === undefined && site.offset % 4 === 0;
  if (!hasTwin || !verdict.documents) return verdict;
  // The same site with harmless words instead of hostile ones: its documents have the same elements.
  const twin = judge(filesOf(site, harmlessWords(hostileWords(site.offset))));
  const different = [...verdict.documents].filter(
    ([path, { skeleton }]) => skeleton !== twin.documents?.get(path)?.skeleton,
  );
  const complaints = different.map(([path]) => `${path}: a text has become markup`);
  return { ...verdict, complaints: [...verdict.complaints, ...complaints] };
}
