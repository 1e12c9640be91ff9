/** One page of every kind (docs/product.md, shipped pages). */
export const routes = [
  '/',
  '/contact',
  '/brands',
  '/brands/cisco',
  '/brands/linkfast',
  '/solutions',
  '/solutions/network-infrastructure',
  '/services/server-virtualization',
  '/services',
  '/products/enterprise-networking-solutions',
  '/products',
  '/infrastructure-service',
  '/terms-and-conditions',
  '/privacy-policy',
  '/no-such-page',
] as const;
