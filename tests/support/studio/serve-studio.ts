import type { BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { type Complaints, listenForComplaints } from '../browser/complaints';
import { openStudioWindow } from './open-studio-window';
import { shareStudio } from './share-studio';

export interface OpenStudio {
  page: Page;
  /** The page of the site. */
  frame: FrameLocator;
  complaints: Complaints;
}

export interface StudioSite {
  /** Its content. */
  folder: string;
  /** Opens the studio on a page, and waits until both can be used. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenStudio>;
}

/** Lets all tests of a file edit a copy of the fixture site. */
export function serveStudio(): StudioSite {
  const studio = shareStudio();
  return {
    get folder() {
      return studio.folder;
    },
    async open(path, options = {}) {
      const page = await openStudioWindow(studio, { viewport: { width: 1600, height: 900 }, ...options });
      const complaints = await listenForComplaints(page);
      await page.goto(`/_edit${path}`);
      const frame = page.frameLocator('iframe');
      await frame.locator('html[data-hydrated="true"]').waitFor();
      await page.locator('.preview[data-state="open"]').waitFor();
      return { page, frame, complaints };
    },
  };
}
