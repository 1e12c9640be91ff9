import { expect, test } from 'vitest';
import { documents, fileOfPath, readOutput } from '../site/support/output';
import { elementsOf } from '../support/html';

/** The types of what a document tells search engines. */
function typesOf(path: string): readonly string[] {
  const [data] = elementsOf(readOutput(fileOfPath(path) ?? '')).filter(
    ({ attributes }) => attributes.type === 'application/ld+json',
  );
  return JSON.parse(data?.text ?? '')['@graph'].map((thing: { '@type': string }) => thing['@type']);
}

test.each([
  ['/', ['WebSite', 'Organization', 'FAQPage']],
  ['/contact', ['BreadcrumbList', 'ContactPage']],
  ['/brands', ['BreadcrumbList', 'CollectionPage']],
  ['/brands/cisco', ['BreadcrumbList', 'CollectionPage']],
  ['/brands/linkfast', ['BreadcrumbList']],
  ['/solutions', ['BreadcrumbList', 'CollectionPage']],
  ['/solutions/network-infrastructure', ['BreadcrumbList', 'Service']],
  ['/services', ['BreadcrumbList', 'CollectionPage']],
  ['/services/server-virtualization', ['BreadcrumbList', 'Service']],
  ['/services/network-security-monitoring', ['BreadcrumbList', 'Service']],
  ['/products', ['BreadcrumbList', 'CollectionPage']],
  ['/products/enterprise-networking-solutions', ['BreadcrumbList', 'CollectionPage']],
  ['/products/diskstation-ds223j', ['BreadcrumbList', 'ItemPage']],
  ['/infrastructure-service', ['BreadcrumbList', 'Service']],
  ['/terms-and-conditions', ['BreadcrumbList']],
  ['/privacy-policy', ['BreadcrumbList']],
])('%s is what its content says', (path, types) => {
  expect(typesOf(path)).toEqual(types);
});

test('the addresses of before still answer', () => {
  expect(documents).toContain('products/Enterprise networking solutions/index.html');
  expect(documents).toContain('services/network-security-monitoring/index.html');
});

test.each(documents)('%s has a title and a description of a useful length', (file) => {
  const elements = elementsOf(readOutput(file));
  const titles = elements.filter(({ name }) => name === 'title');
  expect(titles[0]?.text.length).toBeGreaterThan(3);
  const description = elements.find(({ attributes }) => attributes.name === 'description');
  expect(description?.attributes.content?.length).toBeGreaterThanOrEqual(50);
});
