import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from './built-site';
import { commitAll, committedProject } from './git/git-repository';

/** Between what is shown now and what comes later. */
export const reviewedAt = '2026-11-20T10:00Z';

const page = (path: string, title: string, blocks: readonly object[], more: object = {}) => ({
  path,
  title,
  description: `${title}: what there is to know, in the words of a search result.`,
  ...more,
  blocks: [{ type: 'hero', heading: title }, ...blocks],
});

type Content = { title: string; blocks: Record<string, unknown>[] };

/** A repository with a site that is online, and changes of each kind since. */
export function reviewedProject(folder: string): { project: string; content: string } {
  const { project, content } = committedProject(folder);
  const write = (file: string, value: object) =>
    writeFileSync(join(content, 'pages', file), JSON.stringify(value, null, 2));
  editJson(content, 'site.json', ({ site }: { site: Record<string, unknown> }) => {
    Object.assign(site, { timeZone: 'Asia/Makassar', dates: { opening: '2026-12-01T09:00' } });
  });
  write('all.json', page('/all', 'All services', [{ type: 'directory', pages: ['/services/radio'] }]));
  write('old.json', page('/old', 'An old page', []));
  write('news.json', page('/news', 'News of this month', []));
  writeFileSync(join(content, 'images/unused.svg'), '<svg viewBox="0 0 1 1"/>');
  commitAll(project);

  editJson<Content>(content, 'pages/services/radio.json', (radio) => {
    radio.title = 'Radio links by sea';
  });
  editJson<Content>(content, 'pages/home.json', ({ blocks: [hero] }) => {
    if (hero) hero.lead = 'We **build** them. [Talk to us](/fair).';
  });
  editJson<Record<string, string>>(content, 'pages/news.json', (news) => {
    news.until = 'opening';
  });
  write('news-later.json', page('/news', 'News of December', [], { from: 'opening' }));
  write('fair.json', page('/fair', 'The secret fair', [], { draft: true }));
  write('tides.json', page('/tides', 'Tides', []));
  rmSync(join(content, 'pages/old.json'));
  rmSync(join(content, 'images/unused.svg'));
  return { project, content };
}
