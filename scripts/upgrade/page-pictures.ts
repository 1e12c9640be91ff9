import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCamera } from '../support/camera';

export interface PagePictures {
  /** Whether pictures of a page in both outputs differ, which are written then; undefined if there are none. */
  differ(page: string): Promise<boolean | undefined>;
  /** Gives the folder of what was written, if anything was. */
  end(): Promise<string | undefined>;
}

/** Pictures of pages in two outputs. */
export function createPictures(before: string, after: string): PagePictures {
  const camera = createCamera();
  let out: string | undefined;
  return {
    async differ(page) {
      const [one, other] = await Promise.all([camera.shoot(before, page), camera.shoot(after, page)]);
      if (!one || !other) return undefined;
      if (one.equals(other)) return false;
      out ??= mkdtempSync(join(tmpdir(), 'upgrade-'));
      const folder = join(out, page.replace(/index\.html$/, ''));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'before.png'), one);
      writeFileSync(join(folder, 'after.png'), other);
      return true;
    },
    async end() {
      await camera.end();
      return out;
    },
  };
}
