import { validators } from '../../../node/base/content/compiled-validators';
import type { LoadedSite } from '../../../site/load-site';
import { loadSite } from '../../../site/load-site';
import type { StudioBundle } from '../bundle/studio-bundle';
import { createPageDrawing, type PageDrawing } from '../drawing/page-drawing';
import type { ContentBase } from './content-base';

type Drawn = { site: NonNullable<LoadedSite['site']>; drawing: PageDrawing };

/** Draws pages as they are in the base, by the real renderer. */
export function createPageBefore(folder: string, base: ContentBase, bundle: StudioBundle) {
  let last: { key: string; drawn: Drawn | undefined } | undefined;

  async function load(): Promise<Drawn | undefined> {
    const { content, files, base: found } = await base.compare();
    const texts = content.files.map(({ before, now }) => [now?.file, before?.file, before?.text]);
    const key = JSON.stringify([found.name, texts]);
    if (last?.key === key) return last.drawn;
    const before = files();
    const loaded = loadSite(before, validators);
    const site = loaded.site ?? assembled(loaded);
    const drawing = createPageDrawing(folder, () => before, bundle.server, bundle.assetsFor);
    last = { key, drawn: site && { site, drawing } };
    return last.drawn;
  }

  /** The document of a path in the base; undefined if there was no such page, or it can't be drawn. */
  return async (path: string) => {
    const drawn = await load();
    const page = drawn?.site.find(path);
    if (!drawn || !page) return undefined;
    try {
      return { site: drawn.site, html: drawn.drawing.document(drawn.site, page) };
    } catch {
      return undefined;
    }
  };
}

function assembled({ assemble }: LoadedSite) {
  try {
    return assemble?.();
  } catch {
    // Something that every page shows is missing.
    return undefined;
  }
}
