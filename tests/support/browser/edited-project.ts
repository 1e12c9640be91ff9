import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { editFile } from '../edit-file';
import { generateSite } from '../generate-site';
import { copyProject } from '../project-copy';
import { type StartedServer, startServer } from '../server';
import { isSameDocument, mark } from './navigate';
import { hydrated, openHydrated, openSharedWindow } from './open-page';
import { phone } from './panels';

/** Starting a server again compiles its code, which took 27 s on a host that was five times slower than usual. */
export const patient = { timeout: 80_000 };

export interface EditedProject {
  /** A file of the copy. */
  file(path: string): string;
  server(): StartedServer;
  /** The page `/services/service-0` on a phone. */
  page(): Page;
  /** Replaces text until the test is over; returns what puts it back earlier. */
  edit(path: string, from: string, to: string): () => void;
  /** Replaces text for good: to put it back would start the server once more. */
  replace(path: string, from: string | RegExp, to: string): void;
  /** The server says once that it starts again; the open page connects to the new one and loads itself again. */
  expectRestart(path: string, change: () => void | Promise<void>): Promise<void>;
}

/** Serves a copy of the project with `npm run dev` to all tests of a file, which edit its code. */
export function serveEditedProject(): EditedProject {
  const project = copyProject();
  let server: StartedServer;
  let page: Page;
  beforeAll(async () => {
    const content = join(project, 'content');
    generateSite(content, 1);
    server = await startServer('dev', [], { SITE_CONTENT: content }, project);
    const options = { baseURL: server.url, ...phone };
    ({ page } = await openHydrated('/services/service-0', options, openSharedWindow));
  });
  afterAll(async () => {
    await page?.context().close();
    await server?.stop();
    rmSync(project, { recursive: true, force: true });
  });
  const file = (path: string) => join(project, path);
  return {
    file,
    server: () => server,
    page: () => page,
    edit: (path, from, to) => editFile(file(path), from, to),
    replace(path, from, to) {
      const text = readFileSync(file(path), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(file(path), text.replace(from, to));
    },
    async expectRestart(path, change) {
      const times = () => server.printed().split(`${path} has changed: the server starts again.\n`).length;
      const before = times();
      await mark(page);
      const connected = page.waitForEvent('console', {
        ...patient,
        predicate: (line) => line.text().includes('[vite] connected.'),
      });
      await Promise.all([connected, change()]);
      await expect.poll(() => isSameDocument(page).catch(() => true), patient).toBe(false);
      await hydrated(page);
      expect(times()).toBe(before + 1);
    },
  };
}
