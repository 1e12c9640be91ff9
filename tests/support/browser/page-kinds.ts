/** One page of every kind (specification §2, route table). */
export const pageKinds = [
  ['home', '/'],
  ['contact', '/contact'],
  ['brands', '/brands'],
  ['brand', '/brands/cisco'],
  ['brand without carousel', '/brands/linkfast'],
  ['solutions', '/solutions'],
  ['solution', '/solutions/network-infrastructure'],
  ['service', '/services/server-virtualization'],
  ['services', '/services'],
  ['product', '/products/enterprise-networking-solutions'],
  ['products', '/products'],
  ['infrastructure as a service', '/infrastructure-service'],
  ['terms', '/terms-and-conditions'],
  ['privacy', '/privacy-policy'],
  ['unknown', '/no-such-page'],
] as const;
