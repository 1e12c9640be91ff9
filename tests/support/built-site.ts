import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSite } from './generate-site';
import { runProjectCommand } from './run-project-command';
import { makeTemporaryFolder } from './temporary-site';

export interface BuiltSite {
  content: string;
  outDir: string;
  remove(): void;
}

/** Builds a generated site of two services, which `edit` may change before. */
export async function buildTemporarySite(
  edit: (content: string) => void | Promise<void>,
  { outDir = makeTemporaryFolder(), options = [] }: { outDir?: string; options?: readonly string[] } = {},
): Promise<BuiltSite> {
  const content = makeTemporaryFolder();
  generateSite(content, 2);
  await edit(content);
  const { code, stdout, stderr } = await runProjectCommand('build', ['--outDir', outDir, ...options], {
    SITE_CONTENT: content,
  });
  if (code !== 0) throw new Error(stdout + stderr);
  const remove = () => {
    for (const folder of [content, outDir]) rmSync(folder, { recursive: true, force: true });
  };
  return { content, outDir, remove };
}

/** Changes a JSON file of a content folder. */
export function editJson<Value>(content: string, file: string, edit: (value: Value) => void): void {
  const path = join(content, file);
  const value = JSON.parse(readFileSync(path, 'utf8'));
  edit(value);
  writeFileSync(path, JSON.stringify(value, null, 2));
}

export const setAddress = (content: string, url: string) =>
  editJson(content, 'site.json', ({ site }: { site: { url: string } }) => {
    site.url = url;
  });
