/** One page of every kind (specification §2, route table). */
export const pageKinds = {
  home: '/',
  contact: '/contact',
  brands: '/brands',
  brand: '/brands/cisco',
  linkfast: '/brands/linkfast',
  solutions: '/solutions',
  solution: '/solutions/network-infrastructure',
  vca: '/solutions/video-content-analytics',
  service: '/services/wireless-network-solutions',
  services: '/services',
  product: '/products/enterprise-networking-solutions',
  products: '/products',
  'infrastructure-service': '/infrastructure-service',
  legal: '/privacy-policy',
  404: '/404',
};
