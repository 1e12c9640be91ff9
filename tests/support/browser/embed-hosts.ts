import type { Page } from 'playwright';

/** Answers for the hosts of embeds, and notes what they are asked. */
export async function standInForHosts(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*(google|youtube|vimeo|openstreetmap)[^/]*\.(com|org)\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Stand-in</title>' });
  });
  return asked;
}
