import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from './built-site';
import { generateSite, serviceFile } from './generate-site';
import { commitAll, gitIn } from './git/git-repository';

/** Before what comes later. */
export const reviewedAt = '2026-11-20T10:00Z';

const page = (path: string, title: string, more: object = {}) => ({
  path,
  title,
  description: `${title}: what there is to know, in the words of a search result.`,
  ...more,
  blocks: [{ type: 'hero', heading: title }],
});

type Content = { title: string; blocks: Record<string, unknown>[] };

/** A repository with a site that is online, and changes of each kind since. */
export function reviewedProject(folder: string): { project: string; content: string } {
  const project = join(realpathSync(folder), 'project');
  const content = join(project, 'content');
  mkdirSync(join(content, 'files/downloads'), { recursive: true });
  generateSite(content, 2);
  const write = (file: string, value: object) =>
    writeFileSync(join(content, 'pages', file), JSON.stringify(value, null, 2));
  editJson(content, 'site.json', ({ site }: { site: object }) => {
    Object.assign(site, { timeZone: 'Asia/Makassar', dates: { opening: '2026-12-01T09:00' } });
  });
  // Its trail has the title of the service.
  write('below.json', page('/services/service-0/below', 'Below the first service'));
  write('old.json', page('/old', 'An old page'));
  write('news.json', page('/news', 'News of this month'));
  writeFileSync(join(content, 'files/downloads/prices.txt'), 'Prices');
  gitIn(project, 'init', '-q', '-b', 'main');
  commitAll(project);

  editJson(content, 'site.json', ({ footer }: { footer: object }) =>
    Object.assign(footer, { text: 'IT hardware and services for ships.' }),
  );
  editJson<Content>(content, serviceFile(0), (service) => {
    service.title = 'The first of all services';
  });
  editJson<Content>(content, 'pages/home.json', ({ blocks: [hero] }) => {
    if (hero) hero.lead = 'We build networks. [Come to the fair](/fair).';
  });
  editJson<object>(content, 'pages/news.json', (news) => Object.assign(news, { until: 'opening' }));
  write('news-later.json', page('/news', 'News of December', { from: 'opening' }));
  write('fair.json', page('/fair', 'The secret fair', { draft: true }));
  write('tides.json', page('/tides', 'Tides', { redirects: ['/moon'] }));
  rmSync(join(content, 'pages/old.json'));
  writeFileSync(join(content, 'files/downloads/prices.txt'), 'Other prices');
  return { project, content };
}
