import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSite } from '../../../site/load-site';
import { reviewFolder } from '../../../site/resolve/plan-preview';
import { counted } from '../../../site/text/wording';
import { cacheFolder } from '../../base/code/cache-folder.mjs';
import { validators } from '../../base/content/compiled-validators';
import { ContentError } from '../../base/content/content-error';
import { contentFolder } from '../../base/content/content-folder';
import { openContent } from '../../base/content/open-content';
import { readInstant } from '../../base/content/read-instant';
import { forgetOld } from '../../base/disk/forget-old';
import { buildSite, shortHash } from '../build-site';
import type { OutputFile } from '../output/output';
import { whenFree } from '../output/output-lock';
import { refuseFolder } from '../output/refuse-folder';
import { writeError } from '../output/write-error';
import { createPageStore } from '../record/page-store';
import type { BuildTask } from '../update-site';
import { compareFiles } from './compare-files';
import { type BuiltSide, comparePages, compareShared } from './compare-sites';
import { type PublishedContent, publishedContent } from './published-content';
import type { Review, ShownPage } from './review-document';
import { type Camera, createPictures } from './review-pictures';
import { writePreview } from './write-preview';

export interface PreviewTask extends Pick<BuildTask, 'root' | 'outDir' | 'logger' | 'bundle'> {
  /** The git revision to compare with; without it that is what is online. */
  since: string | undefined;
  camera: Camera;
}

const styles = () => readFileSync(fileURLToPath(new URL('./review.css', import.meta.url)), 'utf8');

/**
 * Builds the site for reviewers: with drafts and what comes later, and with a page that lists what differs from the site
 * that is online. Both are built in the cache, so that neither is taken for the output of a build.
 */
export async function buildPreview(task: PreviewTask): Promise<void> {
  try {
    await build(task);
  } catch (error) {
    throw writeError(error, task.outDir);
  }
}

async function build(task: PreviewTask): Promise<void> {
  const { root, outDir, logger, bundle, since, camera } = task;
  const content = contentFolder(root);
  refuseFolder(outDir, { root, content });
  const given = readInstant(process.env.SITE_AT);
  const at = given ?? Date.now();
  const previews = join(cacheFolder(root), 'site/previews');
  const cache = join(previews, shortHash(resolve(root, outDir)));
  mkdirSync(cache, { recursive: true });
  forgetOld(previews, new Set([cache]));
  const buildIn = async (name: string, own: Pick<BuildTask, 'content' | 'preview'>, warn = logger.warn) => {
    const folder = join(cache, name);
    await buildSite({ root, bundle, at, outDir: folder, logger: { info() {}, warn }, ...own });
    return folder;
  };
  const now = sideOf(content, await buildIn('now', { preview: { styles: styles() } }), at, 'coming');
  let base = await publishedContent(content, cache, since);
  let before: BuiltSide | undefined;
  if (typeof base !== 'string')
    try {
      before = sideOf(base.folder, await buildIn('before', { content: base.folder }, () => {}), at, 'now');
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      base = `The content at ${base.name} can't be built with this version of the engine.`;
    }
  const { review, files } = await reviewOf(now, before, base, given, camera);
  await whenFree(resolve(root, outDir), outDir, () =>
    writePreview(resolve(root, outDir), now.folder, review, files),
  );
  const count = counted(review.pages.length, 'pages');
  const what = typeof base === 'string' ? `not shown now. ${base}` : `different from ${base.name}.`;
  logger.info(
    `${counted(now.site.pages.length, 'pages')} written to ${outDir} for review. /${review.folder}/ lists ${count} ${what}`,
  );
}

function sideOf(content: string, folder: string, at: number, pages: 'now' | 'coming'): BuiltSide {
  const files = openContent(content);
  const { site } = loadSite(files, validators, createPageStore(files), { at, pages });
  if (!site) throw new ContentError(`${content} has changed during the build. Build again.`);
  return { site, files, folder };
}

async function reviewOf(
  now: BuiltSide,
  before: BuiltSide | undefined,
  base: PublishedContent | string,
  at: number | undefined,
  camera: Camera,
): Promise<{ review: Review; files: OutputFile[] }> {
  const { site } = now;
  const folder = reviewFolder(site.pages);
  const { files, take } = createPictures(camera, `${folder}/pictures`, now, before);
  try {
    const pages: ShownPage[] = [];
    for (const [index, page] of comparePages(now, before).entries()) {
      const id = `page-${index + 1}`;
      pages.push({ ...page, id, pictures: page.isAlike ? {} : await take(page, 'main', id) });
    }
    const shared = before ? compareShared(site, before.site) : [];
    const [home, homeBefore] = [site, before?.site].map((each) => each?.find('/'));
    const sharedPictures =
      shared.length > 0 && home && homeBefore
        ? await take({ now: home, before: homeBefore }, 'body', 'home')
        : {};
    const others = before ? compareFiles(now.folder, before.folder) : [];
    return { review: { site, folder, at, base, pages, shared, sharedPictures, files: others }, files };
  } finally {
    await camera.end();
  }
}
