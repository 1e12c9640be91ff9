/**
 * The id of a row, wherever its page is: `tag:example.com,2026:news/big-warehouse` (RFC 4151). The folder of a site is
 * part of it, since several sites may share a host.
 */
export function tagUri(siteUrl: string, year: number, collection: string, id: string): string {
  const { hostname, pathname } = new URL(siteUrl);
  const folders = pathname.split('/').filter((folder) => folder !== '');
  // `URL` has encoded the folders.
  const specific = [...folders, encodeURIComponent(collection), encodeURIComponent(id)].join('/');
  return `tag:${hostname},${year}:${specific}`;
}
